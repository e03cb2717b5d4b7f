import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { graphql } from '../graphql/generated/index.ts';
import { PicturePicker } from '../imports/picture-picker.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { defaultColors, isColor } from './branding.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { ColorField } from './color-field.tsx';
import classes from './company-form.module.css';
import { texts } from './texts.ts';

/** What a form needs to know of a company that is edited. */
export const CompanyForm_company = graphql(`
  fragment CompanyForm_company on Company {
    id
    brandingVersion
    name
    logoUrl
    primaryColor
    secondaryColor
    website
    contactEmail
    contactPhone
    privacyUrl
  }
`);

/** What one enters about a company. */
export interface CompanyDetails {
  readonly name: string;
  readonly logoUrl: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly website: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly privacyUrl: string;
}

export const emptyDetails: CompanyDetails = {
  name: '',
  logoUrl: '',
  primaryColor: defaultColors.primary,
  secondaryColor: defaultColors.secondary,
  website: '',
  contactEmail: '',
  contactPhone: '',
  privacyUrl: '',
};

interface CompanyFormProps {
  /** What stands in the fields at first. */
  readonly initial: CompanyDetails;
  /** What is stored, where that is something else: to it the form is put back. */
  readonly saved?: CompanyDetails;
  /** Whose logo is uploaded; a company that is not there yet has an address only. */
  readonly companyId?: string;
  readonly isBusy: boolean;
  /** What was refused last. */
  readonly error: string | undefined;
  readonly submitLabel: string;
  /** Whether there is more to enter than what visitors see: the ways to reach the shop. */
  readonly hasContacts?: boolean;
  /** Whether nothing can be saved before something was changed. */
  readonly needsChange?: boolean;
  /** Buttons before the last two. */
  readonly actions?: (form: { reset(): void; isChanged: boolean }) => ReactNode;
  readonly onChanged?: (isChanged: boolean) => void;
  readonly onCancel?: () => void;
  readonly onSubmit: (details: CompanyDetails) => void;
}

/** Name, logo, colours and contacts of a company, with how its chat will look. Locked while it is sent. */
export function CompanyForm({ initial, isBusy, error, submitLabel, ...props }: CompanyFormProps) {
  const {
    saved = initial,
    companyId,
    hasContacts = true,
    needsChange = false,
    actions,
    onChanged,
    onCancel,
    onSubmit,
  } = props;
  const form = useForm<{ -readonly [Field in keyof CompanyDetails]: string }>({
    initialValues: { ...initial },
    validate: {
      primaryColor: (color) => (isColor(color) ? null : texts.form.badColor),
      secondaryColor: (color) => (isColor(color) ? null : texts.form.badColor),
    },
  });
  const [isSendingLogo, setIsSendingLogo] = useState(false);
  const isChanged = isDifferent(form.values, saved);
  useLayoutEffect(() => {
    onChanged?.(isChanged);
    return () => onChanged?.(false); // a form that is gone has nothing more to lose
  }, [onChanged, isChanged]);
  const isBlank = form.values.name.trim() === '';
  const colorProps = (field: 'primaryColor' | 'secondaryColor') => ({
    value: form.values[field],
    error: form.errors[field],
    onChange: (color: string) => form.setFieldValue(field, color),
  });
  const reset = () => {
    form.setValues({ ...saved });
    form.clearErrors();
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit((values) => onSubmit(values))} noValidate>
      <fieldset className={classes.fields} disabled={isBusy}>
        <TextInput
          required
          data-autofocus
          label={texts.form.name}
          placeholder={texts.form.namePlaceholder}
          maxLength={120}
          autoComplete="organization"
          {...form.getInputProps('name')}
          error={isBlank && form.isDirty('name') ? texts.form.nameRequired : undefined}
        />
        {companyId ? (
          <PicturePicker
            companyId={companyId}
            kind="LOGO"
            label={texts.form.logo}
            value={form.values.logoUrl}
            onChange={(logoUrl) => form.setFieldValue('logoUrl', logoUrl)}
            onSending={setIsSendingLogo}
            disabled={isBusy}
          />
        ) : (
          <TextInput
            type="url"
            label={texts.form.logoUrl}
            placeholder={texts.form.logoPlaceholder}
            {...form.getInputProps('logoUrl')}
          />
        )}
        <div className={classes.pair}>
          <ColorField label={texts.form.primaryColor} {...colorProps('primaryColor')} />
          <ColorField label={texts.form.secondaryColor} {...colorProps('secondaryColor')} />
        </div>
        {hasContacts && <Contacts inputProps={(field) => form.getInputProps(field)} />}
      </fieldset>
      <section className={classes.preview} aria-label={texts.form.preview}>
        <Title order={3} size="h6">
          {texts.form.preview}
        </Title>
        <BrandingPreview {...form.values} />
      </section>
      <div className={classes.footer}>
        <ErrorBox message={error} />
        <Group justify="flex-end" gap="sm">
          {actions?.({ reset, isChanged })}
          {onCancel && (
            <Button variant="default" disabled={isBusy} onClick={onCancel}>
              {texts.common.cancel}
            </Button>
          )}
          <Button type="submit" loading={isBusy} disabled={isBlank || isSendingLogo || (needsChange && !isChanged)}>
            {submitLabel}
          </Button>
        </Group>
      </div>
    </form>
  );
}

type ContactField = 'website' | 'contactEmail' | 'contactPhone' | 'privacyUrl';

function Contacts({ inputProps }: { readonly inputProps: (field: ContactField) => object }) {
  return (
    <>
      <div>
        <Title order={3} size="h6">
          {texts.form.contacts}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.form.contactsLead}
        </Text>
      </div>
      <div className={classes.pair}>
        <TextInput
          type="email"
          label={texts.form.contactEmail}
          placeholder={texts.form.contactEmailPlaceholder}
          {...inputProps('contactEmail')}
        />
        <TextInput
          type="tel"
          label={texts.form.contactPhone}
          placeholder={texts.form.contactPhonePlaceholder}
          {...inputProps('contactPhone')}
        />
        <TextInput
          type="url"
          label={texts.form.website}
          placeholder={texts.form.websitePlaceholder}
          {...inputProps('website')}
        />
        <TextInput
          type="url"
          label={texts.form.privacyUrl}
          placeholder={texts.form.privacyPlaceholder}
          {...inputProps('privacyUrl')}
        />
      </div>
    </>
  );
}

function isDifferent(one: CompanyDetails, other: CompanyDetails): boolean {
  return (Object.keys(other) as (keyof CompanyDetails)[]).some((field) => one[field] !== other[field]);
}
