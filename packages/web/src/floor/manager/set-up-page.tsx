// Tables made from rooms.
const SetUpPage = () => <main id="main" class="floor-page" />;
export default SetUpPage;
