/** The picture of the card being typed: decoration, since every field says the same to assistive technology. */
import { useCheckoutText } from '../checkout-text.ts';
import type { CardPreview } from './card-memory.ts';
import './CardPreviewFace.css';

export type CardPreviewFaceProps = {
  readonly preview: CardPreview;
  /** Shows the back while the CVV is typed (not for amex, whose code is on the front). */
  readonly isBack: boolean;
};

export function CardPreviewFace({ preview, isBack }: CardPreviewFaceProps) {
  const t = useCheckoutText();
  return (
    <div
      className="card-face"
      translate="no"
      data-issuer={preview.issuer}
      data-back={isBack}
      aria-hidden="true"
    >
      <div className="card-face-front">
        <span className="card-face-issuer">{preview.issuer === 'unknown' ? '' : preview.issuer}</span>
        <span className="card-face-number">{preview.number || '•••• •••• •••• ••••'}</span>
        <span className="card-face-holder">{preview.holder || t('card.previewName')}</span>
        <span className="card-face-valid">
          <small>{t('card.previewValid')}</small> <span>{preview.expiry || '••/••'}</span>
        </span>
      </div>
      <div className="card-face-back">
        <span className="card-face-stripe" />
        <span className="card-face-code">•••</span>
      </div>
    </div>
  );
}
