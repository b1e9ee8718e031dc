// Rounds by table and shoe, and one round traced.
const RoundsPage = () => <main id="main" class="floor-page" />;
export default RoundsPage;
