import { ActionIcon, FocusTrap, Skeleton, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createContext, lazy, type ReactNode, useCallback, useContext, useState } from 'react';
import { Part } from '../ui/part.tsx';
import classes from './test-overlay.module.css';
import { texts } from './texts.ts';

const TestChat = lazy(async () => ({ default: (await import('../chat-test/test-chat.tsx')).TestChat }));

interface Tested {
  readonly id: string;
  readonly name: string;
}

const OpenTest = createContext<(company: Tested) => void>(() => undefined);

/** What opens a company's test chat above whatever is on the screen. */
export function useTestOverlay(): (company: Tested) => void {
  return useContext(OpenTest);
}

/** Keeps the test chat: minimised it goes on, wherever one goes meanwhile. */
export function TestOverlayProvider({ children }: { readonly children: ReactNode }) {
  const [company, setCompany] = useState<Tested>();
  const [isMinimised, setIsMinimised] = useState(false);
  const open = useCallback((next: Tested) => {
    setCompany(next);
    setIsMinimised(false);
  }, []);
  return (
    <OpenTest value={open}>
      {children}
      {company && (
        <TestOverlay
          key={company.id}
          company={company}
          isMinimised={isMinimised}
          onMinimise={setIsMinimised}
          onClose={() => setCompany(undefined)}
        />
      )}
    </OpenTest>
  );
}

interface TestOverlayProps {
  readonly company: Tested;
  readonly isMinimised: boolean;
  readonly onMinimise: (isMinimised: boolean) => void;
  readonly onClose: () => void;
}

function TestOverlay({ company, isMinimised, onMinimise, onClose }: TestOverlayProps) {
  const title = texts.test.title(company.name);
  useHotkeys([['Escape', () => onMinimise(true)]], []);
  return (
    <>
      <FocusTrap active={!isMinimised}>
        <div
          className={classes.overlay}
          data-minimised={isMinimised}
          role="dialog"
          aria-modal="true"
          aria-label={title}
          tabIndex={-1}
        >
          <div className={classes.bar}>
            <Title order={2} size="h5" className={classes.title} tabIndex={-1} data-autofocus>
              {title}
            </Title>
            <ActionIcon variant="subtle" color="gray" aria-label={texts.test.minimise} onClick={() => onMinimise(true)}>
              <IconMinus size={20} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label={texts.test.close} onClick={onClose}>
              <IconX size={20} />
            </ActionIcon>
          </div>
          <div className={classes.chat}>
            <Part fallback={<Skeleton height="100%" radius="lg" role="status" aria-label={texts.common.loading} />}>
              <TestChat companyId={company.id} />
            </Part>
          </div>
        </div>
      </FocusTrap>
      {isMinimised && (
        <div className={classes.pill}>
          <button type="button" className={classes.restore} onClick={() => onMinimise(false)}>
            <IconFlask size={18} stroke={1.7} aria-hidden="true" />
            <span className={classes.name}>{title}</span>
          </button>
          <ActionIcon variant="subtle" color="gray" aria-label={texts.test.close} onClick={onClose}>
            <IconX size={18} />
          </ActionIcon>
        </div>
      )}
    </>
  );
}
