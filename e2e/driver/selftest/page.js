const find = (id) => document.querySelector(`[data-testid="${id}"]`);
const on = (id, event, run) => find(id).addEventListener(event, run);

on('plus', 'click', () => (find('count').textContent = String(Number(find('count').textContent) + 1)));

let timer;
on('hold', 'touchstart', () => (timer = setTimeout(() => (find('hold-state').textContent = 'ended'), 700)));
on('hold', 'touchend', () => clearTimeout(timer));

on('name', 'keydown', (event) => {
  if (event.key === 'Enter') find('sent').textContent = event.target.value;
});

for (let row = 1; row <= 30; row++) {
  const line = document.createElement('div');
  line.textContent = `Line ${row}`;
  find('list').append(line);
}

let from;
on('pad', 'touchstart', (event) => (from = event.touches[0].clientX));
on('pad', 'touchend', (event) => {
  const moved = event.changedTouches[0].clientX - from;
  if (Math.abs(moved) > 50) find('pad').textContent = moved < 0 ? 'swiped left' : 'swiped right';
});

on('later', 'click', () => setTimeout(() => (find('late').hidden = false), 700));
on('policy', 'click', () => (new Image().src = 'http://localhost:1/elsewhere.png'));
on('throw', 'click', () => {
  throw new Error('thrown on purpose');
});
on('log', 'click', () => console.error('said on purpose'));
addEventListener('visibilitychange', () => (document.title = document.visibilityState));
