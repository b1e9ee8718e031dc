// What the floor did.
const JournalPage = () => <main id="main" class="floor-page" />;
export default JournalPage;
