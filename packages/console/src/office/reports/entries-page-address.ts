// Converts the link to the API's entries into the address of the console's page with the same query.
export const entriesPage = (link: string): string => {
  const at = link.indexOf('?');
  return `/reports/entries${at === -1 ? '' : link.slice(at)}`;
};
