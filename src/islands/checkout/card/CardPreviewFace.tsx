/** The picture of the card being typed: decoration, since every field says the same to assistive technology. */
import type { Text } from '#i18n/messages.ts';
import type { CardPreview } from './card-memory.ts';
import './CardPreviewFace.css';

export type CardPreviewFaceProps = {
  readonly preview: CardPreview;
  /** Shows the back while the CVV is typed (not for amex, whose code stands on the front). */
  readonly isBack: boolean;
  readonly t: Text<'checkout'>;
};

export function CardPreviewFace({ preview, isBack, t }: CardPreviewFaceProps) {
  return (
    <div className="card-face" data-issuer={preview.issuer} data-back={isBack} aria-hidden="true">
      <div className="card-face-front">
        <span className="card-face-issuer">{preview.issuer === 'unknown' ? '' : preview.issuer}</span>
        <span className="card-face-number">{preview.number || '•••• •••• •••• ••••'}</span>
        <span className="card-face-holder">{preview.holder || t('card.previewName')}</span>
        <span className="card-face-valid">
          <small>{t('card.previewValid')}</small> {preview.expiry || '••/••'}
        </span>
      </div>
      <div className="card-face-back">
        <span className="card-face-stripe" />
        <span className="card-face-code">•••</span>
      </div>
    </div>
  );
}
