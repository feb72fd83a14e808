const LOCAL = new Set(['data:', 'blob:', 'about:']);

/**
 * Notes what must never happen in this app: console errors (Chromium reports broken content policies and failed loads
 * there too), uncaught errors, and requests to any other origin. `context` may hold several pages and service workers.
 */
function watchProblems(context, origin, problems) {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => problems.push(`uncaught error: ${problem.error().stack ?? problem.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !LOCAL.has(url.protocol)) problems.push(`request to another origin: ${request.url()}`);
  });
}

module.exports = { watchProblems };
