// A QR code for an authenticator app. Always dark on light: scanners cannot read the inverse.
import { createMemo } from 'solid-js';
import { qrPath } from './qr-path.ts';

export const QrCode = (props: { text: string; label: string }) => {
  const code = createMemo(() => qrPath(props.text));
  return (
    <svg class="qr-code" role="img" aria-label={props.label} viewBox={`0 0 ${code().size} ${code().size}`}>
      <path d={code().path} />
    </svg>
  );
};
