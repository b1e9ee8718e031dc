// Notices about the patron's rounds, on every page. Must be inside the provider of the app's state.
import { useCorrectedNews } from './corrected-news.ts';
import { useMissedNews } from './missed-news.ts';
import { useSettledNews } from './settled-news.ts';
import { useSignedOutNews } from './signed-out-news.ts';

export const News = () => {
  useSettledNews();
  useCorrectedNews();
  useMissedNews();
  useSignedOutNews();
  return null;
};
