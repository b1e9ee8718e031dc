// A link to a page of the floor. The console is served below its own path, which the addresses in the code leave out.
import { address } from '@punto/ui/route/address.ts';
import { useResolve } from '@punto/ui/route/router.tsx';
import type { JSX } from 'solid-js';

export const Link = (props: {
  /** A path within the floor. */
  href: string;
  children: JSX.Element;
  class?: string;
  title?: string;
  'aria-label'?: string;
  /** By default the link to the shown page is the current one. */
  'aria-current'?: 'true' | undefined;
  onClick?: () => void;
}) => {
  const resolve = useResolve();
  const isHere = () => resolve(props.href).split('?', 1)[0] === address().pathname.replace(/\/$/, '');
  return (
    <a
      class={props.class}
      href={resolve(props.href)}
      title={props.title}
      aria-label={props['aria-label']}
      aria-current={props['aria-current'] ?? (isHere() ? 'page' : undefined)}
      onClick={() => props.onClick?.()}
    >
      {props.children}
    </a>
  );
};
