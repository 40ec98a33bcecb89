// Runs before the app has come. Whoever has never been here will see something else than everybody else, and only the browser knows who it
// is: the server has written down what either needs (server/pieces.ts), and this asks for it.
const visited = (() => {
  try {
    return localStorage.getItem('fathom/visited') !== null;
  } catch {
    return false;
  }
})();
for (const link of document.querySelectorAll(`link[data-for="${visited ? 'guest' : 'stranger'}"]`))
  link.rel = link.dataset.rel;
if (!visited) {
  const greet = () => {
    const greeting = document.querySelector('template[data-for="stranger"]');
    if (greeting) document.body.append(greeting.content);
  };
  if (document.body) greet();
  else document.addEventListener('DOMContentLoaded', greet);
}
