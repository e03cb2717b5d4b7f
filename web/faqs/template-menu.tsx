import { Button, Menu } from '@mantine/core';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useNavigate } from 'react-router-dom';
import classes from './template-menu.module.css';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

/** Ready-made FAQs to start from: the one that is chosen opens in the editor as a draft. */
export function TemplateMenu() {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width="min(24rem, calc(100vw - 2rem))">
      <Menu.Target>
        <Button variant="default" leftSection={<IconTemplate size={16} aria-hidden="true" />}>
          {texts.templates.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''}>
        {(['widget', 'defaults'] as const).map((group) => (
          <div key={group}>
            <Menu.Label>{texts.templates[group]}</Menu.Label>
            {templates
              .filter((template) => template.group === group)
              .map(({ key, question }) => (
                <Menu.Item key={key} onClick={() => navigate(`new?modello=${key}`)}>
                  {question}
                </Menu.Item>
              ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
