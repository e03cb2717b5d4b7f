import { List, Title } from '@mantine/core';
import { texts } from './texts.ts';

/** What one can try when the list does not come. */
export function Troubleshooting() {
  return (
    <div>
      <Title order={2} size="h6" mb={4}>
        {texts.admin.troubleshooting}
      </Title>
      <List size="sm">
        {texts.admin.troubleshootingSteps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </div>
  );
}
