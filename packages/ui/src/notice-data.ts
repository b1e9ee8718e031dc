// The data of a notice.

export type NoticeTone = 'plain' | 'good' | 'warn';
/** Looked up where it is drawn: a notice that is shown changes its language with the page. */
export type NoticeText = () => string;
export type NoticeData = {
  readonly id: number;
  readonly text: NoticeText;
  readonly tone: NoticeTone;
  readonly kept?: StayingNotice;
  /** The language of a text that others have written. */
  readonly lang?: string | undefined;
};
/** Data of a notice that stays until it is dismissed. */
export type StayingNotice = {
  readonly link: { readonly href: string; readonly text: NoticeText };
  readonly onDismiss: () => void;
};
