// A cache of immutable answers as the bytes that are sent. Bounded by bytes; the least recently used one is dropped
// first.

export type CachedAnswer = {
  /** JSON. */
  readonly body: Buffer;
  readonly etag: string;
};

export class AnswerCache {
  readonly #mostBytes: number;
  /** In order of use, most recent last. */
  readonly #answers = new Map<string, CachedAnswer>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): CachedAnswer | null {
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** `file`: its `digest` covers all its other fields, and is used as ETag. */
  keep(key: string, file: { readonly digest: string }): CachedAnswer {
    const answer = { body: Buffer.from(JSON.stringify(file)), etag: `"${file.digest}"` };
    this.#drop(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.body.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
    return answer;
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.length ?? 0;
    this.#answers.delete(key);
  }
}
