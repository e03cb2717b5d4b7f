import { useMutation } from '@apollo/client/react';
import { Button, Paper, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../accounts/sign-out.ts';
import { defaultColors, isColor } from '../companies/branding.ts';
import { BrandingPreview } from '../companies/branding-preview.tsx';
import { ColorField } from '../companies/color-field.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { session, useViewer } from '../session.tsx';
import { Brand } from '../ui/brand.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { refusalOf, refusalOr } from '../ui/refusal.ts';
import { useTitle } from '../ui/title.ts';
import classes from './completion-screen.module.css';
import { texts } from './texts.ts';

const completeRegistration = graphql(`
  mutation CompleteRegistration($input: NewCompany!) {
    completeRegistration(input: $input) {
      id
    }
  }
`);

/** An account without a role makes its company. */
export function CompletionScreen() {
  const { email } = useViewer();
  const navigate = useNavigate();
  const [complete, { loading, error }] = useMutation(completeRegistration);
  const form = useForm({
    initialValues: {
      name: '',
      logoUrl: '',
      primaryColor: defaultColors.primary as string,
      secondaryColor: defaultColors.secondary as string,
    },
    validate: {
      name: (name) => (name.trim() === '' ? texts.completion.nameRequired : null),
      primaryColor: (color) => (isColor(color) ? null : texts.form.badColor),
      secondaryColor: (color) => (isColor(color) ? null : texts.form.badColor),
    },
  });
  const colorProps = (field: 'primaryColor' | 'secondaryColor') => ({
    value: form.values[field],
    error: form.errors[field],
    onChange: (color: string) => form.setFieldValue(field, color),
  });
  useTitle(texts.completion.title);

  async function submit(input: typeof form.values) {
    try {
      const { data } = await complete({
        variables: { input: { ...input, name: input.name.trim(), logoUrl: input.logoUrl.trim() } },
      });
      // Whoever has one company works on it: its panel leads through the first steps. The workspace that comes with the role
      // begins at the address that is there before it.
      if (data) await navigate(`/admin/companies/${data.completeRegistration.id}`, { replace: true });
    } catch (failure) {
      // Made in another tab, or its answer was lost: the role is there, and reading it is what is left to do.
      if (refusalOf(failure).code !== 'ROLE_ALREADY_SET') return;
    }
    await session.refresh().catch(() => location.reload());
  }

  return (
    <div className={classes.page}>
      <header>
        <Brand />
      </header>
      <main className={classes.columns}>
        <form className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
          <div>
            <Title order={1} size="h2">
              {texts.completion.title}
            </Title>
            <Text c="dimmed">{texts.completion.intro}</Text>
          </div>
          <Text size="sm">
            {texts.completion.account}: <strong className={classes.email}>{email}</strong>
          </Text>
          <TextInput
            required
            label={texts.form.name}
            placeholder={texts.form.namePlaceholder}
            maxLength={120}
            autoComplete="organization"
            {...form.getInputProps('name')}
          />
          <TextInput
            type="url"
            label={texts.form.logoUrl}
            placeholder={texts.form.logoPlaceholder}
            {...form.getInputProps('logoUrl')}
          />
          <div className={classes.colors}>
            <ColorField label={texts.form.primaryColor} {...colorProps('primaryColor')} />
            <ColorField label={texts.form.secondaryColor} {...colorProps('secondaryColor')} />
          </div>
          <ErrorBox message={error && refusalOr(error, texts.errors.companyCreation).message} />
          <div className={classes.actions}>
            <Button type="submit" loading={loading}>
              {texts.completion.submit}
            </Button>
            <Button variant="default" onClick={() => signOut()}>
              {texts.completion.backToLogin}
            </Button>
          </div>
        </form>
        <Paper component="section" className={classes.preview} aria-labelledby="preview">
          <Title order={2} size="h6" id="preview">
            {texts.form.preview}
          </Title>
          <BrandingPreview {...form.values} />
        </Paper>
      </main>
    </div>
  );
}
