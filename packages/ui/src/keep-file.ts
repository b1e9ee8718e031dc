// An opened round or shoe as a file in the patron's hands: evidence is worth nothing where only the house has it.
export const keepFile = (content: unknown, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
