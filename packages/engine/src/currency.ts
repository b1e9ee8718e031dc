// Currencies by ISO 4217 with their exponents. An amount is an integer count of minor units: 1 is ¥1, €0.01 or KD 0.001.
// Exponents of `Intl` are not used: it follows CLDR, which differs from ISO 4217 for some currencies.

/** The play coins of a house without operators: a currency of the books, no ISO 4217 code, and never shown as a code. */
export const COIN = 'COIN';
/** 100 minor units to the coin, see `MINOR_PER_COIN`. */
const COIN_EXPONENT = 2;

const WITHOUT_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const HUNDREDTHS =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY ' +
  'COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS ' +
  'INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR ' +
  'MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD ' +
  'SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG';
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND';

const EXPONENTS: ReadonlyMap<string, number> = new Map(
  [
    { codes: WITHOUT_MINOR_UNIT, exponent: 0 },
    { codes: HUNDREDTHS, exponent: 2 },
    { codes: THOUSANDTHS, exponent: 3 },
  ].flatMap(({ codes, exponent }) => codes.split(' ').map((code) => [code, exponent] as const)),
);

/** Digits after the decimal point, by ISO 4217; `null` for an unknown or withdrawn code. */
export const exponentOf = (currency: string): number | null => EXPONENTS.get(currency) ?? null;

/** Digits after the decimal point of an amount in the books, play coins included; throws for an unknown currency. */
export const bookExponentOf = (currency: string): number => {
  const exponent = currency === COIN ? COIN_EXPONENT : exponentOf(currency);
  if (exponent === null) throw new Error(`not a currency of the books: ${JSON.stringify(currency)}`);
  return exponent;
};

/** Formats 1234 minor units of `EUR` as `12.34 EUR`, of `JPY` as `1234 JPY`. An unknown currency is written in minor units. */
export const amountText = (amount: number, currency: string): string => {
  const exponent = exponentOf(currency);
  if (exponent === null) return `${amount} minor units of ${currency}`;
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const part = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${amount < 0 ? '-' : ''}${whole}${part} ${currency}`;
};
