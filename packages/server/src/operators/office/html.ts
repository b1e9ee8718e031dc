// Escapes text for HTML between tags and in quoted attributes.
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Each row of cells as a table with a head. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    '<div class="wide"><table><thead><tr>',
    ...head.map((cell) => `<th scope="col">${escaped(cell)}</th>`),
    '</tr></thead><tbody>',
    ...rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`),
    '</tbody></table></div>',
  ].join('');
