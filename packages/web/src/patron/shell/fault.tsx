// Shown when a page throws; offers to reload. Confirmed bets are stored on the server and not affected.
import { texts } from '@punto/language/catalogue';

const { broken: text } = texts('shell');

export const Fault = (props: { fault: unknown }) => {
  console.error(props.fault);
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <p>{text.says()}</p>
      <button type="button" class="btn" onClick={() => location.reload()}>
        {text.act()}
      </button>
    </main>
  );
};
