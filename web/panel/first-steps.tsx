import { Text, Title } from '@mantine/core';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { Link } from 'react-router-dom';
import type { FramedCompany } from '../companies/framed-company.ts';
import classes from './first-steps.module.css';
import { type Step, stepsOf } from './steps.ts';
import { texts } from './texts.ts';

interface FirstStepsProps {
  readonly company: FramedCompany;
  /** How many were ever started. */
  readonly conversations: number;
  /** Whether the assistant was tried from this browser. */
  readonly wasTested: boolean;
}

/** Leads a new company through its first five minutes; each step ticks itself off, and all of them together go. */
export function FirstSteps({ company, conversations, wasTested }: FirstStepsProps) {
  const steps = stepsOf(company, conversations, wasTested);
  const done = steps.filter((step) => step.isDone).length;
  if (done === steps.length) return null;
  return (
    <section className="surface" aria-labelledby="first-steps">
      <div className={classes.heading}>
        <div>
          <Title order={2} size="h4" id="first-steps">
            {texts.steps.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.steps.lead}
          </Text>
        </div>
        <Text size="sm" fw={550}>
          {texts.steps.progress(done, steps.length)}
        </Text>
      </div>
      <ol className={classes.list}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} base={`/admin/companies/${company.id}`} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, base }: { readonly step: Step; readonly base: string }) {
  const title = texts.steps[step.name];
  const leads = !step.isDone && step.section !== null;
  return (
    <li className={classes.step} data-done={step.isDone}>
      {step.isDone ? (
        <IconCircleCheckFilled size={22} aria-hidden="true" />
      ) : (
        <IconCircle size={22} aria-hidden="true" />
      )}
      <div>
        <Text fw={600}>
          {leads ? (
            <Link to={`${base}/${step.section}`} className={classes.link ?? ''}>
              {title}
            </Link>
          ) : (
            title
          )}
          {step.isDone && <span className="visually-hidden"> – {texts.steps.done}</span>}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.steps[`${step.name}Hint`]}
        </Text>
      </div>
    </li>
  );
}
