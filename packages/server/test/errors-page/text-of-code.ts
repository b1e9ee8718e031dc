// A text of the catalogue as a page about its code has it: the plural, with the names of the fields that the server sends in place
// of the parameters.

type Text = string | { readonly other: string };

/** `fields`: the name of the field for each parameter that is called otherwise. */
export const textOfCode = (message: Text, fields: Readonly<Record<string, string>> = {}): string => {
  const text = typeof message === 'string' ? message : message.other;
  const named = text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => `\`${fields[name] ?? name}\``);
  // What is in coins on a page is in minor units on the wire, as the name of the field says.
  const inMinor = named.replaceAll(/(`\w+Minor`) (?:in )?coins/g, '$1');
  return /[.…]$/.test(inMinor) ? inMinor : `${inMinor}.`;
};
