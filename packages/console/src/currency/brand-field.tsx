// The filter by brand, on pages of a house with operators alone.
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { SelectField } from '../ui/field.tsx';
import { useBrands } from './use-brands.ts';

const text = texts('floor').operators;

export const BrandField = (props: {
  brand: string | undefined;
  onBrand: (brand: string) => void;
  class?: string;
}) => {
  const brands = useBrands();
  return (
    <Show when={brands.has()}>
      <SelectField
        label={text.operator()}
        class={props.class}
        value={props.brand ?? ''}
        options={brands.choices(props.brand ?? '')}
        onChange={props.onBrand}
      />
    </Show>
  );
};
