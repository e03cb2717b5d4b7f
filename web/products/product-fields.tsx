import { useQuery } from '@apollo/client/react';
import { Autocomplete, Switch, Textarea, TextInput } from '@mantine/core';
import { PicturePicker } from '../imports/picture-picker.tsx';
import classes from '../ui/editor.module.css';
import { KeywordsField } from '../ui/keywords-field.tsx';
import type { Refusal } from '../ui/refusal.ts';
import { productCategoriesQuery } from './documents.ts';
import { PriceField } from './price-field.tsx';
import { FIELD_OF, type ProductValues } from './product-values.ts';
import { texts } from './texts.ts';

const NAME_LENGTH = 200;
const DESCRIPTION_LENGTH = 5_000;
const CATEGORY_LENGTH = 60;

interface ProductFieldsProps {
  readonly companyId: string;
  readonly values: ProductValues;
  readonly refusal: Refusal | undefined;
  readonly onChange: (change: Partial<ProductValues>) => void;
}

/** The fields of a product. */
export function ProductFields({ companyId, values, refusal, onChange }: ProductFieldsProps) {
  const { data } = useQuery(productCategoriesQuery, { variables: { companyId }, fetchPolicy: 'cache-and-network' });
  const isOfUrl = refusal?.code === 'BAD_URL' || refusal?.code === 'LINK_TOO_LONG';
  const errorOf = (field: keyof ProductValues) => {
    if (!refusal) return undefined;
    // Link and picture share their codes: the one that cannot be an address is meant.
    if (isOfUrl) return field === badUrlOf(values) ? refusal.message : undefined;
    return FIELD_OF[refusal.code] === field ? refusal.message : undefined;
  };
  return (
    <>
      <TextInput
        label={texts.form.name}
        placeholder={texts.form.namePlaceholder}
        description={texts.form.limit(NAME_LENGTH)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errorOf('name')}
        value={values.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label={texts.form.description}
        placeholder={texts.form.descriptionPlaceholder}
        description={texts.form.length([...values.description].length, DESCRIPTION_LENGTH)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={14}
        error={errorOf('description')}
        value={values.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <PriceField value={values.price} error={errorOf('price')} onChange={(price) => onChange({ price })} />
        <Autocomplete
          comboboxProps={{ withinPortal: false }}
          label={texts.form.category}
          placeholder={texts.form.categoryPlaceholder}
          description={texts.form.limit(CATEGORY_LENGTH)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={data?.products.categories.map(({ name }) => name) ?? []}
          limit={50}
          error={errorOf('category')}
          value={values.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <KeywordsField
        label={texts.form.keywords}
        hint={texts.form.keywordsHint}
        placeholder={texts.form.addKeyword}
        error={errorOf('keywords')}
        keywords={values.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <PicturePicker
        companyId={companyId}
        kind="PRODUCT_PICTURE"
        label={texts.form.picture}
        value={values.imageUrl}
        error={errorOf('imageUrl')}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      <div className={classes.pair}>
        <TextInput
          label={texts.form.link}
          placeholder="https://"
          description={texts.form.linkHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errorOf('link')}
          value={values.link}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
        <TextInput
          label={texts.form.code}
          description={texts.form.codeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errorOf('code')}
          value={values.code}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
      </div>
      <Switch
        label={texts.form.isAvailable}
        description={texts.form.isAvailableHint}
        checked={values.isAvailable}
        onChange={(event) => onChange({ isAvailable: event.currentTarget.checked })}
      />
    </>
  );
}

function badUrlOf({ imageUrl }: ProductValues): 'imageUrl' | 'link' {
  const isFine =
    imageUrl.trim() === '' || imageUrl.startsWith('/picture/') || /^https?:\/\/\S+$/i.test(imageUrl.trim());
  return isFine ? 'link' : 'imageUrl';
}
