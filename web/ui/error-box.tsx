import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import classes from './error-box.module.css';

/** The red box of a form; read out when it appears. */
export function ErrorBox({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert" className={classes.place}>
      {message && (
        <p className={classes.box}>
          <IconAlertCircle size={18} aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
