// Saves a revealed round or shoe as a JSON file, so that the patron has evidence that does not depend on the house.
export const downloadJson = (content: unknown, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
