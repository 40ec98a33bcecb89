import { entryOf } from '@fathom/games';
import { PushAddress, type TableCard } from '@fathom/wire';
import { formats, type Language } from '@fathom/words';
import * as v from 'valibot';
import webPush, { type VapidKeys } from 'web-push';
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/index.ts';
import { isPublicUrl } from './outside.ts';
import { post } from './post.ts';
import { turnWords } from './words.ts';

export interface PushNeeds {
  readonly store: Store;
  readonly log: Log;
  /** Whom a push service may write to about us: `mailto:` or `https:`. */
  readonly contact: string;
  /** Lets messages go to any address, by plain http too: for a test's own endpoint. */
  readonly anywhere: boolean;
  noted(outcome: 'sent' | 'gone' | 'failed'): void;
}

/** What the page's worker is given to show. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });
const day = 24 * 60 * 60;

/** Tells people in closed tabs that it is their turn (Web Push, signed by VAPID). */
export class Push {
  readonly #needs: PushNeeds;
  readonly #keys: VapidKeys;

  private constructor(needs: PushNeeds, keys: VapidKeys) {
    this.#needs = needs;
    this.#keys = keys;
  }

  /** Every node signs with the same keys: those that were stored first. */
  static async open(needs: PushNeeds): Promise<Push> {
    const kept = await needs.store.keepOnce('push-keys', JSON.stringify(webPush.generateVAPIDKeys()));
    return new Push(needs, v.parse(Keys, JSON.parse(kept)));
  }

  get key(): string {
    return this.#keys.publicKey;
  }

  accepts(endpoint: string): boolean {
    return this.#needs.anywhere || isPublicUrl(endpoint);
  }

  /** To every browser of this person that asked for it, each in its own language. Never fails: what cannot be told is not told. */
  async tellTurn(person: string, card: TableCard): Promise<void> {
    try {
      const addresses = await this.#needs.store.pushes(person);
      await Promise.all(addresses.map((address) => this.#tell(address, person, card)));
    } catch (error) {
      this.#needs.log.warn({ err: error }, 'nobody could be told of a turn');
    }
  }

  async #tell(kept: unknown, person: string, card: TableCard): Promise<void> {
    const address = v.safeParse(PushAddress, kept);
    if (!address.success) return;
    const { endpoint, keys, language } = address.output;
    const { store, log, contact, anywhere, noted } = this.#needs;
    if (!this.accepts(endpoint)) return;
    try {
      const message = webPush.generateRequestDetails(
        { endpoint, keys },
        JSON.stringify(turnMessage(person, card, language)),
        // A later message about the same table takes the place of one that was not delivered yet.
        { vapidDetails: { subject: contact, ...this.#keys }, TTL: day, urgency: 'high', topic: card.id },
      );
      const status = await post(message, anywhere);
      if (status === 404 || status === 410) {
        await store.removePush(endpoint);
        noted('gone');
      } else if (status >= 200 && status < 300) {
        noted('sent');
      } else {
        noted('failed');
        log.warn({ status, host: new URL(endpoint).host }, 'a push service refused a message');
      }
    } catch (error) {
      noted('failed');
      log.warn({ err: error, host: new URL(endpoint).host }, 'a push service could not be reached');
    }
  }
}

export function turnMessage(person: string, card: TableCard, language: Language): PushMessage {
  const words = turnWords[language];
  const game = entryOf(card.game)?.names[language].name ?? card.game;
  const others = card.places.flatMap((place) =>
    place.kind === 'person' && place.person !== person ? [place.name] : [],
  );
  const company = others.length === 0 ? null : formats[language].and(others);
  return { title: words.title, body: words.body(game, company), table: card.id };
}
