/** Why a host cannot keep something now. Whether it was kept may be unknown: whoever says it again hears the truth. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly code: 'not-stored' | 'disk-full';

  constructor(code: NotStored['code'], sentence: string) {
    super(sentence);
    this.code = code;
  }
}
