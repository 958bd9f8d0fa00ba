/** What stands here until the web app does. */
export const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shamble</title>
<style>
  body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #222; background: #f6f4ef }
  @media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1d1c } }
</style>
</head>
<body>
<main>
<h1>Shamble</h1>
<p>Zombie board games with every rule enforced. The foundation stands; there is no game to play in the browser yet.</p>
<p lang="fr">Des jeux de zombies sur plateau, toutes règles appliquées. Les fondations sont là ; on ne peut pas encore jouer dans le navigateur.</p>
</main>
</body>
</html>
`;
