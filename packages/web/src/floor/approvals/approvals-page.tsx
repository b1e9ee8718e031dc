// Corrections that wait for a second supervisor. [T6]
const ApprovalsPage = () => <main id="main" class="floor-page" />;
export default ApprovalsPage;
