// Figures of the house.
const ReportsPage = () => <main id="main" class="floor-page" />;
export default ReportsPage;
