// The wall of all tables, and the one that is open beside it.
const WallPage = () => <main id="main" class="floor-page" />;

export { WallPage };
