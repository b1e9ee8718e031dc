// One act of the rail: Undo, Clear, Rebet, Double. Never `disabled`, so that the button does not lose the focus after its
// own press. An act that is not possible looks disabled, and says why when it is pressed.
import { Icon, type IconName } from '@punto/ui/icon.tsx';

export const RailAct = (props: {
  icon: IconName;
  label: string;
  enabled: boolean;
  cannot?: boolean;
  class?: string;
  act: () => void;
}) => (
  <button
    type="button"
    class={props.class}
    aria-disabled={!props.enabled}
    data-cannot={props.enabled && props.cannot ? '' : undefined}
    onClick={() => props.enabled && props.act()}
  >
    <Icon name={props.icon} />
    <span>{props.label}</span>
  </button>
);
