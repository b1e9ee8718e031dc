// The people of the house.
const PeoplePage = () => <main id="main" class="floor-page" />;
export default PeoplePage;
