// Instead of expo-router's Head, which brings a library to write tags: public/index.html has them.
exports.Head = () => {
  throw new Error('Head is left out of the web build (scripts/lean-web): set document.title.');
};
exports.Head.Provider = ({ children }) => children;
