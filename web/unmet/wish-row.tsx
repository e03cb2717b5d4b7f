import { useMutation } from '@apollo/client/react';
import { Badge, Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router-dom';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { whenLong } from '../ui/dates.ts';
import row from '../ui/list-row.module.css';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { ignoreWish, restoreWish, WishRow_wish } from './documents.ts';
import { texts } from './texts.ts';
import { budgetOf, supplySentence } from './told-wish.ts';
import classes from './wish-row.module.css';

const { unmet } = texts;

interface WishRowProps {
  readonly companyId: string;
  readonly wish: FragmentType<typeof WishRow_wish>;
  /** Where the company's products are. */
  readonly products: string;
  readonly onChanged: () => void;
}

/** What several visitors wished for: the thing, how it has to be, and what the catalogue has of it. */
export function WishRow({ companyId, products, onChanged, ...props }: WishRowProps) {
  const wish = useFragment(WishRow_wish, props.wish);
  const { id, status, thing, category, traits, examples, wishCount, visitorCount, lastWishedAt, product } = wish;
  const [budget, supply] = [budgetOf(wish), supplySentence(wish)];
  const isMet = wish.supply?.state === 'MET';
  return (
    <li className={row.row}>
      <div className={row.what}>
        <p className={classes.wish}>
          <span className={classes.thing}>{thing}</span>
          {traits.map(({ kind, label }) => (
            <Tag key={`${kind} ${label}`}>{unmet.traits[kind](label)}</Tag>
          ))}
          {budget && <Tag>{budget}</Tag>}
        </p>
        {supply && (
          <p className={classes.supply} data-met={isMet || undefined}>
            {isMet && <IconCheck size={16} aria-hidden="true" />}
            {supply}
          </p>
        )}
        <p className={row.facts}>
          {unmet.facts(visitorCount, wishCount, whenLong(lastWishedAt, new Date()))}
          {category && ` · ${unmet.in(category)}`}
        </p>
        {examples.length > 0 && (
          <p className={row.facts}>
            {unmet.examples} {examples.map((example) => `«${example}»`).join(', ')}
          </p>
        )}
      </div>
      <div className={row.actions}>
        {product && (
          <Button component={Link} to={`${products}/${product.id}`} size="xs" variant="default">
            {unmet.seeProduct}
          </Button>
        )}
        {status !== 'MET' && (
          <Mark companyId={companyId} id={id} isIgnored={status === 'IGNORED'} onChanged={onChanged} />
        )}
      </div>
    </li>
  );
}

function Tag({ children }: { readonly children: string }) {
  return (
    <Badge size="md" variant="light" color="gray" tt="none">
      {children}
    </Badge>
  );
}

interface MarkProps {
  readonly companyId: string;
  readonly id: string;
  readonly isIgnored: boolean;
  readonly onChanged: () => void;
}

/** Sets a row aside, which can be taken back at once, or brings it back. */
function Mark({ companyId, id, isIgnored, onChanged }: MarkProps) {
  const variables = { companyId, id };
  const [ignore, ignoring] = useMutation(ignoreWish, { variables });
  const [restore, restoring] = useMutation(restoreWish, { variables });

  async function bringBack() {
    try {
      await restore({ errorPolicy: 'none' });
      notifyDone(unmet.restoredNow);
      onChanged();
    } catch (error) {
      notifyRefusal(error, unmet.notMarked);
    }
  }

  async function setAside() {
    try {
      await ignore({ errorPolicy: 'none' });
      notifyUndoable(unmet.ignoredNow, bringBack);
      onChanged();
    } catch (error) {
      notifyRefusal(error, unmet.notMarked);
    }
  }

  return (
    <Button
      size="xs"
      variant="default"
      loading={ignoring.loading || restoring.loading}
      onClick={isIgnored ? bringBack : setAside}
    >
      {isIgnored ? unmet.restore : unmet.ignore}
    </Button>
  );
}
