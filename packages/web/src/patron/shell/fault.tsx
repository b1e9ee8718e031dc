// Shown when a page throws: says so and offers to reload. Confirmed bets are stored on the server and not affected.

export const Fault = (props: { fault: unknown }) => {
  console.error(props.fault);
  return (
    <main id="main" class="page narrow">
      <h1>This page stopped working</h1>
      <p>Confirmed bets are with the house and settle all the same. Loading the page again usually helps.</p>
      <button type="button" class="btn" onClick={() => location.reload()}>
        Load again
      </button>
    </main>
  );
};
