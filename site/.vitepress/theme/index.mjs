// VitePress' own theme without its fonts, in the look of Punto: colours and fonts are those of the pages of play.
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './look.css';
import './code.css';

/** Leads out of the site: a link of VitePress would stay below `/docs/`. */
const toTheTables = () => h('a', { class: 'to-the-tables', href: '/', target: '_self' }, 'Play');

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'nav-bar-content-after': toTheTables }),
};
