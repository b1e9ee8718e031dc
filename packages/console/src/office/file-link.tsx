// Download of the same data as CSV, with amounts in minor units.
import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';

const text = texts('office');

export const FileLink = (props: { href: string }) => (
  <a class="button file-link" href={props.href} download="">
    <Icon name="download" />
    <span>
      <Sentence parts={text.file.parts()} />
    </span>
  </a>
);
