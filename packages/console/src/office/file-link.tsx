// Download of the same data as CSV, with amounts in minor units.
import { Icon } from '@punto/ui/icon.tsx';

export const FileLink = (props: { href: string }) => (
  <a class="button file-link" href={props.href} download="">
    <Icon name="download" />
    <span>
      CSV <span class="spoken">file of this</span>
    </span>
  </a>
);
