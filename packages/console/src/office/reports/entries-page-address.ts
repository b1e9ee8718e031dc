// Where the console shows what the API tells: the same question, at another address.
export const entriesPage = (link: string): string => {
  const at = link.indexOf('?');
  return `/reports/entries${at === -1 ? '' : link.slice(at)}`;
};
