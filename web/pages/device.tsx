import { createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { askName, claim, me, myName, NameSheet, recognise } from '../lobby/me.tsx';
import { createOrigin } from '../lobby/origin.ts';
import { Qr } from '../lobby/qr.tsx';
import { sentence } from '../lobby/sorry.ts';
import { api } from '../online/api.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { fetchAhead } from '../shell/ahead.ts';
import { go, url } from '../shell/router.ts';
import { setDepth } from '../shell/stage.ts';
import { onlineWords } from '../words/online.ts';
import { appWords } from '../words/words.ts';
import '../style/online.css';

/** One person on several devices: a code shown here is scanned or typed there, once, within five minutes. */
export default function Device(): JSX.Element {
  const scanned = url().hash.slice(1);
  onMount(() => {
    setDepth(0.2);
    void recognise();
    fetchAhead();
    // What lets somebody in does not stay in the address.
    if (scanned) go('/device', 'replace');
  });
  return (
    <>
      <PageBar>
        <a class="f-button" href="/online">
          {onlineWords().room.toLobby}
        </a>
      </PageBar>
      <Page title={onlineWords().device.title} class="narrow device">
        <h1>{onlineWords().device.title}</h1>
        <Show when={!scanned}>
          <ShowCode />
        </Show>
        <EnterCode scanned={scanned} />
      </Page>
      <NameSheet />
    </>
  );
}

function ShowCode(): JSX.Element {
  const [code, setCode] = createSignal<{ readonly code: string; readonly until: number } | null>(null);
  const [now, setNow] = createSignal(Date.now());
  const [sorry, setSorry] = createSignal('');
  const origin = createOrigin();
  onMount(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    onCleanup(() => clearInterval(timer));
  });
  const make = async () => {
    setSorry('');
    const reply = await api.code();
    setNow(Date.now());
    if (reply.ok) setCode(reply.value);
    else setSorry(sentence(reply.sorry));
  };
  const left = () => Math.max(0, Math.floor(((code()?.until ?? 0) - now()) / 1000));
  const link = (text: string) => new URL(`/device#${text}`, origin().address).href;
  const site = () => new URL('/device', origin().address);
  return (
    <section class="f-panel device-part">
      <h2>{onlineWords().device.show}</h2>
      <Show
        when={me() ?? myName()}
        fallback={
          <p class="row">
            {onlineWords().device.nobody}
            <button class="f-button" type="button" onClick={askName}>
              {onlineWords().name.give}
            </button>
          </p>
        }
      >
        <p>{onlineWords().name.youAre(myName())}</p>
        <Show when={code() && left() > 0 && code()}>
          {(shown) => (
            <div class="code">
              <Qr text={link(shown().code)} label={onlineWords().device.qr} />
              <div>
                <p>{onlineWords().device.showText}</p>
                <p class="f-second">{onlineWords().device.typed(`${site().host}${site().pathname}`)}</p>
                <p class="code-text">{shown().code}</p>
                <Show when={origin().alone}>
                  <p class="f-second">{onlineWords().room.alone}</p>
                </Show>
                <p class="f-second" role="timer">
                  {onlineWords().device.left(onlineWords().make.seconds(left()))}
                </p>
              </div>
            </div>
          )}
        </Show>
        <Show when={code() && left() === 0}>
          <p class="f-second" role="status">
            {onlineWords().device.gone}
          </p>
        </Show>
        <p>
          <button class={code() ? 'f-button' : 'f-button primary'} type="button" onClick={() => void make()}>
            {code() ? onlineWords().device.another : onlineWords().device.make}
          </button>
        </p>
      </Show>
      <p class="online-sorry" role="alert">
        {sorry()}
      </p>
    </section>
  );
}

function EnterCode(props: { readonly scanned: string }): JSX.Element {
  const [typed, setTyped] = createSignal(props.scanned);
  const [sorry, setSorry] = createSignal('');
  const [done, setDone] = createSignal(false);
  /** Whoever is somebody here already is asked before they stop being it. */
  const [doubt, setDoubt] = createSignal(false);

  const enter = async (sure: boolean) => {
    setSorry('');
    if (!typed().trim()) return;
    const somebody = me() ?? (await recognise());
    if (somebody && !sure) return setDoubt(true);
    const setback = await claim(typed().trim());
    setDoubt(false);
    if (setback) setSorry(sentence(setback));
    else setDone(true);
  };
  onMount(() => {
    if (props.scanned) void enter(false);
  });

  return (
    <section class="f-panel device-part">
      <Switch>
        <Match when={done()}>
          <p role="status">{onlineWords().device.welcome(myName())}</p>
          <p>
            {/* Loaded anew: whatever this tab has open was opened by somebody else. */}
            <a class="f-button primary" href="/online" target="_self">
              {onlineWords().device.toTables}
            </a>
          </p>
        </Match>
        <Match when={doubt()}>
          <p role="alert">{onlineWords().device.other(myName())}</p>
          <p class="row">
            <button class="f-button" type="button" onClick={() => void enter(true)}>
              {onlineWords().device.goAllTheSame}
            </button>
            <button class="f-button primary" type="button" onClick={() => setDoubt(false)}>
              {appWords().cancel}
            </button>
          </p>
        </Match>
        <Match when={true}>
          <h2>{onlineWords().device.enter}</h2>
          <p>{onlineWords().device.enterText}</p>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              void enter(false);
            }}
          >
            <input
              class="field code-field"
              aria-label={onlineWords().device.label}
              placeholder={onlineWords().device.label}
              autocomplete="one-time-code"
              autocapitalize="characters"
              spellcheck={false}
              maxlength="64"
              value={typed()}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button class="f-button primary" type="submit">
              {onlineWords().device.go}
            </button>
          </form>
          <p class="online-sorry" role="alert">
            {sorry()}
          </p>
        </Match>
      </Switch>
    </section>
  );
}
