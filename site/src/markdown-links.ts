// Links in Markdown: where they stand and where they lead. Code, fenced or inline, has no links.

/** A fenced block, a comment, inline code, or a link. */
const PARTS =
  /^(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?^\k<fence>[^\S\n]*$|<!--[\s\S]*?-->|(?<tick>`+)(?:(?!\k<tick>)[\s\S])+?\k<tick>|\]\((?<target>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/gm;

/** The page with each link's target replaced; `change` returns the new target. */
export const mapLinks = (page: string, change: (target: string) => string): string =>
  page.replace(PARTS, (whole, ...found) => {
    const { target } = found.at(-1) as { readonly target?: string };
    return target === undefined ? whole : `](${change(target)})`;
  });

export const linksIn = (page: string): readonly string[] => {
  const targets: string[] = [];
  mapLinks(page, (target) => {
    targets.push(target);
    return target;
  });
  return targets;
};

export const isAddress = (target: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(target);

/** The page without its comments, except in code. */
export const withoutComments = (page: string): string =>
  page.replace(PARTS, (whole) => (whole.startsWith('<!--') ? '' : whole));

/** The anchor of a heading, as code hosts make it: `## The law, again` is `the-law-again`. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The anchors of all headings, of equal ones the second with `-1` at its end, and those that the page names itself. */
export const anchorsIn = (page: string): ReadonlySet<string> => {
  const anchors = new Set<string>();
  const bare = page.replace(PARTS, (whole, ...found) => {
    const { fence, target } = found.at(-1) as { readonly fence?: string; readonly target?: string };
    if (fence !== undefined || whole.startsWith('<!--')) return '';
    return target === undefined ? whole : ']';
  });
  for (const [, heading = ''] of bare.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const plain = anchorOf(heading.replace(/[*`]|(?<!\w)_|_(?!\w)|[[\]]/g, ''));
    let anchor = plain;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${plain}-${again}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of bare.matchAll(/<a id="([^"]+)">/g)) anchors.add(id);
  return anchors;
};
