// Plugin of markdown-it: a header cell without text is a plain cell, since a screen reader would announce an empty header; a header
// row without any text is left out.
export const plainTables = (md) => {
  md.core.ruler.push('punto_plain_tables', ({ tokens }) => {
    for (let at = 0; at < tokens.length; at += 1) {
      if (tokens[at].type !== 'thead_open') continue;
      const end = tokens.findIndex(({ type }, n) => n > at && type === 'thead_close');
      const inside = tokens.slice(at, end);
      const isEmpty = (token) => token.type === 'inline' && token.content.trim() === '';
      if (inside.filter(({ type }) => type === 'inline').every(isEmpty)) tokens.splice(at, end - at + 1);
      else
        for (const [n, token] of inside.entries())
          if (isEmpty(token)) inside[n - 1].tag = inside[n + 1].tag = 'td';
    }
  });
};
