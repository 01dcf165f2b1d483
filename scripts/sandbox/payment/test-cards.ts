/** What paying with a test card leads to. */
export type CardOutcome = {
  /** 1 approved, 2 denied, 3 error. */
  readonly response: '1' | '2' | '3';
  readonly responseCode: string;
  readonly text: string;
  readonly behaviour: 'plain' | 'slow' | 'duplicate';
};

/** A documented test card. */
export type TestCard = CardOutcome & {
  readonly number: string;
  readonly issuer: string;
  /** What the card is for, in Spanish, for the help page. */
  readonly meaning: string;
};

function approved(number: string, issuer: string): TestCard {
  const outcome = { response: '1', responseCode: '100', text: 'APROBADA', behaviour: 'plain' } as const;
  return { number, issuer, meaning: 'Pago aprobado', ...outcome };
}

/** Every card that the provider takes; there are no others, so that nobody tries a real one. */
export const TEST_CARDS: readonly TestCard[] = [
  approved('4111111111111111', 'Visa'),
  approved('5431111111111111', 'Mastercard'),
  approved('341111111111111', 'American Express'),
  approved('6011000991300009', 'Discover'),
  approved('30205252489926', 'Diners Club'),
  approved('3541963594572595', 'JCB'),
  {
    number: '4000000000000002',
    issuer: 'Visa',
    meaning: 'Pago denegado',
    response: '2',
    responseCode: '200',
    text: 'DENEGADA POR EL BANCO EMISOR',
    behaviour: 'plain',
  },
  {
    number: '4000000000009995',
    issuer: 'Visa',
    meaning: 'Pago denegado por falta de fondos',
    response: '2',
    responseCode: '202',
    text: 'FONDOS INSUFICIENTES',
    behaviour: 'plain',
  },
  {
    number: '4000000000000119',
    issuer: 'Visa',
    meaning: 'Error del sistema de pagos',
    response: '3',
    responseCode: '300',
    text: 'ERROR DEL PROCESADOR',
    behaviour: 'plain',
  },
  {
    number: '4000000000000259',
    issuer: 'Visa',
    meaning: 'Pago duplicado: el proveedor lo avisa antes de que la tienda lo registre',
    response: '1',
    responseCode: '100',
    text: 'APROBADA',
    behaviour: 'duplicate',
  },
  {
    number: '4000000000003220',
    issuer: 'Visa',
    meaning: 'Pago aprobado, pero lento',
    response: '1',
    responseCode: '100',
    text: 'APROBADA',
    behaviour: 'slow',
  },
];
