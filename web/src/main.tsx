import './floor/styles.ts';
import './app/shell.css';
import { firstPaint } from './floor/first-paint.ts';

// Every navigation begins at the top; the browser's memory of positions would work against that.
history.scrollRestoration = 'manual';

const shell = document.getElementById('root');
if (shell) void firstPaint().then(async () => (await import('./app/start.tsx')).start(shell));
