// Vite plugin: mends what axe finds in VitePress' theme, by replacing parts of its components. A part that is no longer there fails
// the build: a newer VitePress may need another mend, or none.
const CHANGES = {
  // A group of the sidebar is one button; the arrow in it is another only where the group is a link too.
  'VPSidebarItem.vue': [
    [
      "const itemRole = computed(() => (isLink.value ? undefined : 'button'))",
      "const isButton = computed(() => collapsible.value && !isLink.value)\nconst itemRole = computed(() => (isButton.value ? 'button' : undefined))",
    ],
    [
      ':tabindex="item.items && 0"',
      ':tabindex="isButton ? 0 : undefined"\n      :aria-expanded="isButton ? !collapsed : undefined"',
    ],
    [
      `  if ('key' in e && e.key !== 'Enter') {
    return
  }`,
      `  if ('key' in e) {
    if (e.key !== 'Enter' && e.key !== ' ') return
    e.preventDefault()
  }`,
    ],
    [
      `        role="button"
        aria-label="toggle section"`,
      `        :role="isLink ? 'button' : undefined"
        :aria-label="isLink ? 'toggle section' : undefined"
        :aria-hidden="isLink ? undefined : 'true'"`,
    ],
    [
      `        @keydown.enter="onCaretClick"
        tabindex="0"`,
      `        @keydown.enter="onCaretClick"
        :tabindex="isLink ? 0 : undefined"`,
    ],
  ],
  // The search is a dialog, not a button, and a result is its link.
  'VPLocalSearchBox.vue': [
    [
      `      role="button"
      :aria-owns="results?.length ? 'localsearch-list' : undefined"
      aria-expanded="true"
      aria-haspopup="listbox"`,
      `      role="dialog"
      aria-modal="true"`,
    ],
    [
      `            :id="'localsearch-item-' + index"
            :aria-selected="selectedIndex === index ? 'true' : 'false'"
            role="option"
          >
            <a`,
      `            role="presentation"
          >
            <a
              :id="'localsearch-item-' + index"
              :aria-selected="selectedIndex === index ? 'true' : 'false'"
              role="option"`,
    ],
    [':aria-label="[...p.titles, p.title].join(\' > \')"\n', '\n'],
    // Pictures of keys have a name only as pictures.
    ...['navigateUp', 'navigateDown', 'select'].map((key) => [
      `<kbd :aria-label="translate('modal.footer.${key}KeyAriaLabel')">`,
      `<kbd role="img" :aria-label="translate('modal.footer.${key}KeyAriaLabel')">`,
    ]),
    [` :aria-label="translate('modal.footer.closeKeyAriaLabel')"`, ''],
  ],
  // It is named by its word, which `look.css` keeps on a phone; the keys beside it are no part of the name.
  'VPNavBarSearchButton.vue': [
    [` :aria-label="translate('button.buttonAriaLabel')"`, ''],
    ['<span class="DocSearch-Button-Keys">', '<span class="DocSearch-Button-Keys" aria-hidden="true">'],
  ],
};

const COMPONENT = /[\\/]theme-default[\\/]components[\\/]([^\\/]+\.vue)$/;

export const accessibleTheme = () => {
  const changed = new Set();
  return {
    name: 'punto-accessible-theme',
    enforce: 'pre',
    transform(code, id) {
      const [, component] = COMPONENT.exec(id) ?? [];
      const changes = CHANGES[component];
      if (changes === undefined) return null;
      changed.add(component);
      return changes.reduce((text, [from, to]) => {
        if (!text.includes(from))
          throw new Error(
            `${component} of VitePress has no longer: ${from}\nSee site/.vitepress/accessible-theme.mjs.`,
          );
        return text.replace(from, to);
      }, code);
    },
    buildEnd(error) {
      const missing = Object.keys(CHANGES).filter((component) => !changed.has(component));
      if (error === undefined && missing.length > 0)
        throw new Error(`The build of the site does not use ${missing.join(', ')}.`);
    },
  };
};
