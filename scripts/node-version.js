// Kept in syntax that old Nodes can read: this is the file that tells them they are too old.

const wanted = [20, 19];

/** One sentence if this Node cannot run Fathom, else `null`. */
export function nodeTooOld(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return null;
  return `Fathom needs Node ${wanted.join('.')} or newer, and this is Node ${version}: install a newer one from https://nodejs.org and try again.`;
}
