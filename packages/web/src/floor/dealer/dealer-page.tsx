// A dealer’s one table, and the next thing to do at it.
const DealerPage = () => <main id="main" class="floor-page" />;
export default DealerPage;
