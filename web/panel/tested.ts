import { useLocalStorage } from '@mantine/hooks';

/** Whether the assistant of a company was tried from this browser, and what notes that it was. */
export function useTested(companyId: string): readonly [wasTested: boolean, noteTested: () => void] {
  const [wasTested, setWasTested] = useLocalStorage({
    key: `tuoshop-tested-${companyId}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return [wasTested, () => setWasTested(true)];
}
