// Patrons: found, looked at, noted, suspended.
const PatronsPage = () => <main id="main" class="floor-page" />;
export default PatronsPage;
