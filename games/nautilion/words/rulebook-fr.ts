import { cardTitle } from './names-fr.ts';
import type { Rulebook } from './outline.ts';

/** Les règles dans nos propres mots. « Règle maison : » à la fin d’un texte nomme la part qui est de nous. */
export const rulebook: Rulebook = {
  chapters: {
    box: 'Le matériel',
    setup: 'Avant d’appareiller',
    currents: 'Les courants et les sorts',
    figures: 'Les trois figurines',
    ducts: 'L’équipage et les conduits',
    end: 'Gagner et perdre',
    two: 'À deux joueurs',
    mages: 'Extension 1 : les Mages',
    mercenaries: 'Extension 2 : les Mercenaires',
    reefs: 'Extension 3 : les Écueils',
    darkhouse: 'Extension 4 : le Phare Obscur',
    darkhouseCards: 'Les cartes du Phare Obscur',
    heroic: 'Extension 5 : les Actions héroïques',
    heroicCards: 'Les cartes Action héroïque',
  },
  rules: {
    C1: {
      title: 'L’équipage et les jetons vierges',
      text: 'Les équipiers portent un numéro de 1 à 9, quatre jetons pour chacun : 36 en tout. Huit jetons verts, vierges, servent de monnaie au départ.',
    },
    C2: {
      title: 'Les pièces des extensions',
      text: 'Les Mages apportent neuf jetons, trois de chaque lettre A, B et C. Les Mercenaires en apportent neuf, tous pareils. Les Écueils sont dix-huit : six 3, six 6 et six 9. Règle maison : ces répartitions égales.',
    },
    C3: {
      title: 'Les dés',
      text: 'Les trois dés sont semblables. Leurs faces sont 1, 1, 2, 2, 3 et 4 : un 1 ou un 2 sort deux fois plus souvent qu’un 3 ou un 4. Règle maison : cette répartition des faces.',
    },
    C4: {
      title: 'Six sous-marins',
      text: 'Chaque sous-marin relie ses neuf cabines à sa façon. La classe A est la plus clémente, la classe C la plus rude. Règle maison : le tracé des conduits est de nous ; si vous possédez la boîte, vous pouvez saisir les plateaux imprimés.',
    },
    C5: {
      title: 'Les deux Amiraux',
      text: 'L’un des Amiraux commande aux équipiers 1 à 5, l’autre aux équipiers 5 à 9 : le 5 obéit aux deux. Règle maison : les numéros du premier.',
    },
    S1: {
      title: 'Former le parcours',
      text: 'Tous les équipiers, avec les mages et les mercenaires s’ils sont de la partie, sont mélangés puis alignés face visible entre les Îles Bienheureuses et les Abysses. Les deux bouts compris, cela fait 38 cases, 47 avec l’une de ces extensions, 56 avec les deux.',
    },
    S2: {
      title: 'La place des figurines',
      text: 'Votre Nautilion quitte les Îles Bienheureuses. Le Fantôme vient en sens inverse, depuis les Abysses. Le Phare, lui, n’est jamais sur le parcours.',
    },
    S3: {
      title: 'La réserve de départ',
      text: 'Vous commencez avec quatre jetons vierges à dépenser. Avec cinq ou six, le voyage est plus facile ; avec trois, deux ou un seul, il se corse.',
    },
    S4: {
      title: 'Choisir un sous-marin',
      text: 'Prenez la barre du sous-marin de votre choix parmi les six. Le A1 convient bien pour apprendre.',
    },
    T1: {
      title: 'Les courants et le grimoire',
      text: 'Chaque tour s’ouvre par un lancer des trois dés. Lancez ensuite autant de sorts que vous pouvez en payer, dans l’ordre voulu, le même plusieurs fois s’il le faut. Le Tourbillon coûte 1 et relance les dés. La Marée coûte 2 et tourne un dé sur la face que vous nommez. La Translation coûte 2 et échange deux jetons du parcours, où qu’ils soient. Seule la réserve paie, jamais les jetons à bord. Règle maison : les trois prix.',
    },
    T1a: {
      title: 'La Marée doit tourner le dé',
      text: 'La Marée montre une nouvelle face : celle que le dé montre déjà ne peut pas être choisie.',
    },
    T1b: {
      title: 'Les dés du Tourbillon',
      text: 'Le Tourbillon relance tous les dés déjà lancés qu’aucune figurine n’a encore reçus : trois d’ordinaire, parfois deux ou même un seul.',
    },
    T1c: {
      title: 'Les lancers sans retour',
      text: 'Deux lancers sont définitifs, et ni sort, ni duo des mages, ni Action héroïque n’y change rien : celui qui doit vous dégager d’un écueil, et la relance imposée par la carte Phare 5.',
    },
    T2: {
      title: 'Ce que la Translation peut atteindre',
      text: 'La Translation déplace des jetons et rien d’autre. Les Îles Bienheureuses, les Abysses et les trous du parcours ne peuvent pas être choisis.',
    },
    T2a: {
      title: 'Un échange doit changer quelque chose',
      text: 'Les deux jetons échangés doivent être différents. S’il ne reste qu’une sorte de jetons sur le parcours, ce sort est impossible.',
    },
    T3: {
      title: 'Dans la réserve, tout vaut un',
      text: 'Chaque jeton de la réserve paie pour un, quel qu’il ait été. On ne vous demande lequel dépenser que dans les parties où quelque chose pourrait le faire revenir de la défausse.',
    },
    T3a: {
      title: 'Quand vous choisissez le jeton',
      text: 'Vous choisissez le jeton à payer ou à perdre dans toute partie avec les Mercenaires ou les Actions héroïques, ou avec la carte Phare 3, 11 ou 12 dans la rangée. Sinon, la réserve se vide d’elle-même dans cet ordre : jetons vierges, écueils, mages, équipiers.',
    },
    T4: {
      title: 'La planification',
      text: 'Chaque figurine reçoit un dé et un seul : un pour le Phare, un pour le Fantôme, un pour le Nautilion.',
    },
    T5: {
      title: 'Le Phare prélève son dû',
      text: 'Sur un 1 ou un 2, le Phare reste calme. Sur un 3 ou un 4, il vous coûte un jeton, pris à votre gré dans la réserve ou à bord. Si vous n’en avez aucun, il ne se passe rien.',
    },
    T5a: {
      title: 'Faute de jetons',
      text: 'Si l’on vous demande plus de jetons que vous n’en avez, donnez ce qu’il y a : vous ne devez rien de plus. Cela vaut aussi pour la double perte de la carte Phare 4.',
    },
    T6: {
      title: 'Le Fantôme avance',
      text: 'Le Fantôme avance vers les Îles Bienheureuses du nombre indiqué par son dé et coule le jeton où il s’arrête : ce jeton va à la défausse. Dès qu’il touche les Îles Bienheureuses ou irait au-delà, vous avez perdu.',
    },
    T7: {
      title: 'Le Nautilion avance',
      text: 'Votre sous-marin avance vers les Abysses du nombre indiqué par son dé, et vous ramassez le jeton où il s’arrête. Un équipier peut embarquer dans la cabine de son numéro si elle est libre et qu’un conduit y mène. Sinon, le jeton devient de la monnaie dans la réserve. Là où vous le mettez, il reste.',
    },
    T8: {
      title: 'Ce qui compte pour une case',
      text: 'Un déplacement compte les jetons qui se trouvent encore sur le parcours, et ses deux bouts. On saute les trous, et l’autre figurine aussi. Une fois son jeton pris, une figurine se tient elle-même dans un trou. Règle maison : les livrets ne font que le suggérer.',
    },
    T9: {
      title: 'Embarquer par les conduits',
      text: 'Le nouveau venu doit être relié par un conduit à quelqu’un qui est déjà à bord. Seul le premier à embarquer s’en passe, mais il prend quand même la cabine de son numéro.',
    },
    T9a: {
      title: 'Un sous-marin vide',
      text: 'Chaque fois que le sous-marin est vide, au départ ou plus tard, le prochain à embarquer compte comme le premier.',
    },
    T10: {
      title: 'Garder l’équipage uni',
      text: 'Vous ne pouvez pas vous séparer d’un jeton à bord si cela laisse les autres en plusieurs groupes sans conduit entre eux.',
    },
    T10a: {
      title: 'Les mercenaires font le lien',
      text: 'Dans une cabine, un mercenaire compte pour les conduits comme un équipier : on peut embarquer à côté de lui, et il ne peut pas partir s’il est seul à relier les autres. Quand une défausse vous est imposée, vous pouvez le céder.',
    },
    T11: {
      title: 'Atteindre les Abysses',
      text: 'Vous gagnez quand le Nautilion arrive aux Abysses, ou irait au-delà, avec les équipiers 1 à 9 à bord. S’il en manque un à l’arrivée, vous perdez. Les Mages et les Actions héroïques en demandent davantage. Le Fantôme bouge le premier : si les deux devaient arriver au même tour, la partie est perdue.',
    },
    T11a: {
      title: 'L’arrivée met fin à la partie',
      text: 'La partie s’achève à l’instant où une figurine arrive, même au cours de la première manche d’un tour qui en compte deux.',
    },
    K1: {
      title: 'Rien n’est caché',
      text: 'Les deux joueurs peuvent tout regarder à tout moment. Seul l’ordre de la pioche des Actions héroïques reste inconnu.',
    },
    P1: {
      title: 'Un bateau, deux Amiraux',
      text: 'Chacun de vous reçoit un Amiral au hasard. Vous partagez le Nautilion et une même réserve, qui compte au départ deux jetons de plus que votre choix.',
    },
    P2: {
      title: 'Qui commence',
      text: 'Au premier tour, vous voyez les dés avant de décider qui les jouera. Ce joueur va au bout du tour, puis vous alternez par tours entiers. Règle maison : le joueur 1 répond pour vous deux.',
    },
    P2a: {
      title: 'Quand nommer le premier joueur',
      text: 'Le premier joueur est nommé une fois que les premiers dés de la partie sont sur la table, même si c’est la carte Phare 9 qui les a posés. Si la partie s’ouvre sur la carte Phare 8, le joueur 1 désigne d’abord la figurine.',
    },
    P2b: {
      title: 'Votre tour, vos choix',
      text: 'Tous les choix d’un tour reviennent au joueur dont c’est le tour, à chaque phase et lors de l’abordage aussi.',
    },
    P3: {
      title: 'Les numéros de votre Amiral',
      text: 'Vous ne pouvez faire embarquer un équipier que si son numéro figure sur votre propre Amiral. Tout autre équipier ramassé va dans la réserve.',
    },
    P4: {
      title: 'Jusqu’où commande l’Amiral',
      text: 'Les numéros de votre Amiral vous lient chaque fois que vous placez un équipier, à toutes les phases. Seules les Actions héroïques s’en affranchissent, et seulement pour faire monter à bord : dans la Cabine des mages, l’Amiral vous lie aussi.',
    },
    'E1.1': {
      title: 'La Cabine des mages',
      text: 'À côté du sous-marin se trouve une cabine de six places : A, B et C pour les mages, 1, 4 et 7 pour des équipiers. Elle n’a pas de conduits : remplissez-la dans l’ordre que vous voulez.',
    },
    'E1.2': {
      title: 'Gagner avec les mages',
      text: 'Pour gagner, il vous faut aussi un A, un B et un C dans la Cabine des mages à l’arrivée. Ses places d’équipiers peuvent rester vides.',
    },
    'E1.3': {
      title: 'Ramasser un mage',
      text: 'Un mage va à la place de sa lettre, si elle est libre, ou dans la réserve. Un équipier 1, 4 ou 7 vous laisse trois possibilités : la Cabine des mages, sa cabine à bord ou la réserve.',
    },
    'E1.4': {
      title: 'Les duos relancent un dé',
      text: 'Un mage et son partenaire, A avec 1, B avec 4 ou C avec 7, vous permettent de relancer un dé à chaque tour. Plusieurs duos peuvent relancer le même dé à la suite, avant, après ou entre les sorts.',
    },
    'E1.4a': {
      title: 'Une relance par lettre',
      text: 'Il suffit que le duo soit complet au moment de l’utiliser. Chaque lettre sert une fois par tour, même si les dés sont lancés en plusieurs fois.',
    },
    'E1.5': {
      title: 'Céder un mage',
      text: 'Quand le Phare vous impose une défausse, ou que le Fantôme le fait en s’arrêtant sur un mercenaire après l’abordage, vous pouvez prendre le jeton dans la Cabine des mages. Rien de ce qui s’y trouve ne paie un sort, la carte Phare 12 ou une Action héroïque.',
    },
    'E1.5a': {
      title: 'Quand il ne reste que les mages',
      text: 'Si vous n’avez rien à bord ni dans la réserve, une défausse imposée doit venir de la Cabine des mages.',
    },
    'E1.6': {
      title: 'Le Fantôme croise un mage',
      text: 'Un mage sur lequel le Fantôme s’arrête est coulé comme un équipier : il va à la défausse.',
    },
    'E1.7': {
      title: 'Les mages à deux joueurs',
      text: 'Les mages obéissent aux deux joueurs. Un équipier n’entre dans la Cabine des mages que si son numéro figure sur votre Amiral.',
    },
    'E2.1': {
      title: 'Le Fantôme est armé',
      text: 'Le Fantôme possède deux harpons, ou trois pour une partie plus rude, et un plateau où tiennent six jetons.',
    },
    'E2.2': {
      title: 'Le Fantôme recrute',
      text: 'Jusqu’à l’abordage, les mercenaires et les équipiers 2, 5 et 8 sur lesquels le Fantôme s’arrête rejoignent son plateau. Une fois ses six places prises, ils sont défaussés comme les autres.',
    },
    'E2.2a': {
      title: 'Une recrue près d’un écueil',
      text: 'Si le jeton que recrute le Fantôme se trouvait près d’un écueil, le jeton rejoint tout de même son plateau et seul l’écueil est défaussé.',
    },
    'E2.3': {
      title: 'Engager un mercenaire',
      text: 'Jusqu’à l’abordage, un mercenaire ramassé va dans la réserve ou dans n’importe quelle cabine libre que les conduits permettent. Il y reste jusqu’à l’abordage ou jusqu’à une défausse imposée. Ce n’est pas un équipier : il ne remplace aucun numéro et ne paie aucune Action héroïque.',
    },
    'E2.4': {
      title: 'L’abordage',
      text: 'La première fois qu’un déplacement mènerait une figurine au-delà de l’autre, elle s’arrête juste devant et ne ramasse rien. Tout ce qui reste du tour est annulé, y compris une seconde manche. S’arrêter sur le tout dernier jeton qui les sépare n’est pas encore un abordage.',
    },
    'E2.4a': {
      title: 'Quand l’abordage a lieu',
      text: 'Avant l’abordage, tout déplacement vers l’avant plus long que le nombre de jetons entre les figurines le déclenche, même si l’autre figurine n’a pas quitté son bout du parcours. L’abordage se règle avant toute arrivée.',
    },
    'E2.4b': {
      title: 'Nez à nez',
      text: 'S’il n’y a aucun jeton entre les figurines, celle qui aborde l’autre ne bouge pas. Elle n’est alors, elle non plus, près d’aucun écueil.',
    },
    'E2.4c': {
      title: 'Abordage et écueils',
      text: 'La figurine arrêtée n’est près d’aucun écueil et n’en retire aucun. Si le Fantôme vous aborde alors que vous êtes près d’un écueil, celui-ci reste là ; s’il vous retenait ce tour-ci, vous relancez son dé au tour suivant.',
    },
    'E2.4d': {
      title: 'Reculer sans risque',
      text: 'Une figurine qui recule n’aborde jamais l’autre.',
    },
    'E2.5': {
      title: 'Compter les harpons',
      text: 'Vous avez un harpon par équipier 2, 5 et 8 à bord et deux par mercenaire. Le Fantôme ajoute les siens, deux ou trois, à ceux de son plateau comptés de même. Si vous en avez moins, vous perdez. Si vous en avez autant ou plus, ses jetons sont défaussés et son plateau quitte la partie ; vos mercenaires sont défaussés ; et vous ramenez un jeton de votre choix de la défausse dans la réserve. Si vous en avez plus, vous pouvez le faire monter à bord à la place.',
    },
    'E2.5a': {
      title: 'Le jeton ramené',
      text: 'Vous le choisissez une fois tous ces jetons défaussés, et avant d’examiner les groupes séparés. Tout peut aller dans la réserve, seul un équipier peut monter à bord, rien ne va dans la Cabine des mages. Vous devez en choisir un, sauf si la défausse est vide.',
    },
    'E2.6': {
      title: 'Des vides dans l’équipage',
      text: 'L’équipier ramené peut prendre sa cabine si un mercenaire vient de la quitter, qu’un conduit y mène ou non : il prend la place du mercenaire. Toute autre cabine libre doit être reliée par un conduit à un équipier resté à bord, à moins qu’il n’y ait plus personne. Si l’équipage forme alors plusieurs groupes, choisissez-en un à garder et défaussez les autres. Règle maison : un sous-marin vide n’exige aucun conduit.',
    },
    'E2.6a': {
      title: 'Le groupe de votre choix',
      text: 'Le groupe que vous gardez n’est pas forcément celui de l’équipier ramené.',
    },
    'E2.7': {
      title: 'Après l’abordage',
      text: 'Un mercenaire sur lequel le Fantôme s’arrête est défaussé, et vous devez défausser un de vos jetons. Un mercenaire sur lequel vous vous arrêtez va dans la réserve. Il n’y a pas de second abordage : les figurines se croisent sans se voir.',
    },
    'E2.7a': {
      title: 'Une perte inévitable',
      text: 'L’Action héroïque 1 n’épargne pas le jeton que vous coûte un mercenaire pris par le Fantôme. Vous le devez aussi quand le Fantôme a reculé, et quand la carte Phare 6 lui donne un mercenaire.',
    },
    'E2.8': {
      title: 'Ramener à deux joueurs',
      text: 'L’équipier ramené ne monte à bord que si son numéro figure sur l’Amiral du joueur dont c’est le tour.',
    },
    'E3.1': {
      title: 'Poser les écueils',
      text: 'Une fois le parcours formé, les écueils sont mélangés et l’on en pose un à côté d’une case sur trois, à partir de celle qui suit les Îles Bienheureuses : 12, 15 ou 18 selon la longueur du parcours. Les autres ne servent pas. Règle maison : l’écueil appartient à la case, et la Translation le laisse en place.',
    },
    'E3.2': {
      title: 'Le Fantôme près d’un écueil',
      text: 'Quand le Fantôme s’arrête près d’un écueil, celui-ci est défaussé avec le jeton.',
    },
    'E3.3': {
      title: 'Retenu par un écueil',
      text: 'Quand vous vous arrêtez près d’un écueil, vous ramassez votre jeton et l’écueil reste. Votre tour suivant commence par un dé de plus, augmenté de 1 si l’équipier portant le numéro de l’écueil est à bord. À 3 ou plus, la voie est libre : l’écueil rejoint votre réserve et le tour se joue normalement. À 2 ou moins, le Nautilion est retenu : il reste sur place, on ne lance que deux dés, pour le Phare et le Fantôme, et l’écueil rejoint votre réserve en phase 5. Règle maison : ce dé vient après l’avancée du Phare sur sa carte suivante.',
    },
    'E3.4': {
      title: 'Seulement au début du tour',
      text: 'Vous ne lancez le dé d’un écueil que si le Nautilion se trouve près de lui au début du tour. Dans la réserve, un écueil est de la monnaie comme le reste.',
    },
    'E4.1': {
      title: 'Une rangée de cinq cartes',
      text: 'Cinq cartes sont tirées et alignées face visible dans un ordre aléatoire : 3 rouges et 2 bleues pour débuter, 4 rouges et 1 bleue pour une partie normale, 5 rouges pour une partie difficile. Le Phare se tient sur la première.',
    },
    'E4.2': {
      title: 'Les machinations',
      text: 'Avant toute chose, à chaque tour, le Phare passe à la carte suivante, et de la dernière à la première. Cette carte vaut pour le tour. Au tout premier tour, il ne bouge pas.',
    },
    'E4.3': {
      title: 'Le Phare garde son dû',
      text: 'Quelle que soit la carte du Phare, un 3 ou un 4 vous coûte toujours un jeton. Seules les cartes 4 et 10 en disposent autrement.',
    },
    D1: {
      title: cardTitle('D1'),
      text: 'Le même joueur joue deux fois les phases 2 à 5 avec les mêmes dés, répartis à neuf la seconde fois. On ne peut les modifier qu’en phase 1. Règle maison : si un écueil vous retient, lancez quand même trois dés, donnez-en deux au Phare et au Fantôme dans la première manche, et les trois dans la seconde.',
    },
    D1a: {
      title: 'Sur les deux manches',
      text: 'Les Actions héroïques 1, 2, 4 et 9 agissent dans les deux manches. On ne lance pas de dé pour un écueil atteint dans la première manche et quitté dans la seconde.',
    },
    D2: {
      title: cardTitle('D2'),
      text: 'Lancez un dé et donnez-le à une figurine avant de lancer le suivant. Le Tourbillon, la Marée et les duos des mages ne touchent que le dé qui vient d’être lancé. Règle maison : ces deux derniers.',
    },
    D2a: {
      title: 'Retenu, dé par dé',
      text: 'Si un écueil vous retient sous la carte Phare 2, on lance deux dés, l’un après l’autre, pour le Phare et le Fantôme.',
    },
    D2b: {
      title: 'Des sorts entre les lancers',
      text: 'Sous les cartes Phare 2 et 8, chaque lancer vous laisse l’occasion de lancer des sorts, d’utiliser les duos des mages et de jouer des Actions héroïques. Une fois le dernier dé donné, l’occasion est passée.',
    },
    D3: {
      title: cardTitle('D3'),
      text: 'Avant le lancer des dés, choisissez un équipier, un mage ou un mercenaire de la défausse et glissez-le dans le parcours, où vous voulez entre le Nautilion et les Abysses, d’un côté ou de l’autre du Fantôme. Il n’est près d’aucun écueil. C’est obligatoire si c’est possible. Règle maison : les jetons vierges et les écueils restent à la défausse.',
    },
    D4: {
      title: cardTitle('D4'),
      text: 'Un 3 ou un 4 sur le Phare coûte deux jetons au lieu d’un. Vous les cédez l’un après l’autre, et l’équipage doit rester uni à chaque fois.',
    },
    D5: {
      title: cardTitle('D5'),
      text: 'Si vous donnez un 2 au Phare, ce dé est relancé : un 3 ou un 4 vous coûte un jeton, un 1 ou un 2 ne coûte rien.',
    },
    D5a: {
      title: 'Relancé quoi qu’il arrive',
      text: 'Le 2 est relancé même si le résultat ne peut rien vous coûter.',
    },
    D6: {
      title: cardTitle('D6'),
      text: 'Vous recevez le jeton où s’arrête le Fantôme et le placez aussitôt, comme si vous l’aviez ramassé ; le Fantôme reçoit celui où vous vous arrêtez, sur son plateau s’il le recrute, sinon à la défausse. Les écueils ne bougent pas. Un mercenaire sert celui qui le reçoit. Pas d’échange si le Nautilion ne bouge pas ce tour-ci. Règle maison : le moment où vous le placez.',
    },
    D6a: {
      title: 'L’échange en détail',
      text: 'Une figurine arrêtée par l’abordage ne transmet rien. Ce que vous placez pendant la phase du Fantôme suit comme toujours votre Amiral et la Cabine des mages.',
    },
    D7: {
      title: cardTitle('D7'),
      text: 'Le Nautilion recule du nombre de son dé, sans jamais dépasser les Îles Bienheureuses, où il n’y a rien à ramasser. La carte est sans effet au premier tour, et quand le Nautilion ne bouge pas.',
    },
    D8: {
      title: cardTitle('D8'),
      text: 'Désignez une figurine, puis lancez un dé : il est pour elle. Lancez les deux autres et partagez-les entre les deux figurines restantes. Le Tourbillon, la Marée et les duos des mages ne touchent que les dés qui viennent d’être lancés. La carte est sans effet si le Nautilion ne bouge pas ce tour-ci. Règle maison : la Marée et les duos.',
    },
    D9: {
      title: cardTitle('D9'),
      text: 'On ne lance rien : les dés montrent 2, 3 et 4. Le Tourbillon, la Marée et les duos des mages ne servent à rien. Si un écueil vous retient, donnez deux des trois dés au Phare et au Fantôme. Règle maison : les duos des mages.',
    },
    D10: {
      title: cardTitle('D10'),
      text: 'Seul un 4 sur le Phare vous coûte un jeton. Un 3 le laisse calme.',
    },
    D11: {
      title: cardTitle('D11'),
      text: 'Avant le lancer des dés, prenez le jeton de la défausse qui vous plaît et mettez-le dans la réserve.',
    },
    D11a: {
      title: 'Tout se récupère',
      text: 'N’importe quel jeton convient, même vierge, même un écueil. Vous devez en prendre un, sauf si la défausse est vide.',
    },
    D12: {
      title: cardTitle('D12'),
      text: 'Une fois ce tour-ci, vous pouvez payer deux jetons de la réserve pour placer un jeton de la défausse à bord ou dans la Cabine des mages. Il doit convenir comme toujours : les conduits, votre Amiral, et un mercenaire seulement avant l’abordage. Règle maison : cela se fait en phase 1, quand on lance les sorts.',
    },
    D12a: {
      title: 'Qui peut être rappelé',
      text: 'Vous pouvez rappeler un jeton que vous venez tout juste de payer. Si rien ne pouvait être placé ensuite, la carte ne s’utilise pas.',
    },
    'E5.1': {
      title: 'La pioche des Actions héroïques',
      text: 'Les cartes 1 à 9 y sont toujours ; la 10 s’y joint avec les Mages, la 11 avec les Mercenaires, la 12 avec les Écueils. Trois cartes sont dévoilées, les autres forment la pioche.',
    },
    'E5.2': {
      title: 'Jouer une Action héroïque',
      text: 'Une fois les dés lancés, vous pouvez jouer des cartes dévoilées, autant que vous voulez. Chacune coûte un équipier pris à bord, et ceux qui restent doivent demeurer unis. L’effet vaut pour ce tour, puis la carte quitte la partie. Règle maison : cartes et sorts se suivent dans l’ordre que vous voulez.',
    },
    'E5.2a': {
      title: 'Un exploit sans effet',
      text: 'Vous pouvez jouer une carte même si son effet ne peut rien donner pour l’instant.',
    },
    'E5.2b': {
      title: 'Les héros ont le dernier mot',
      text: 'Quand une Action héroïque et une carte Phare se contredisent, suivez l’Action héroïque : la 9 l’emporte sur l’échange, et la 3 tourne même les dés figés. La 2 l’emporte sur la 4, mais le Fantôme reçoit quand même un dé.',
    },
    'E5.3': {
      title: 'Les cartes qui fixent leur prix',
      text: 'Les cartes 10, 11 et 12 n’agissent que si vous les payez avec l’un de leurs numéros. Payées autrement, elles quittent la partie sans effet.',
    },
    'E5.4': {
      title: 'Gagner avec les Actions héroïques',
      text: 'Pour gagner, il ne doit rester aucune Action héroïque dévoilée à l’arrivée.',
    },
    H1: {
      title: cardTitle('H1'),
      text: 'Le Phare ne vous prend aucun jeton pendant ce tour et le suivant, quel que soit son dé.',
    },
    H1a: {
      title: 'L’étendue du répit',
      text: 'L’Action 1 épargne aussi les deux jetons de la carte Phare 4, la relance de la carte 5 et le 4 de la carte 10.',
    },
    H2: {
      title: cardTitle('H2'),
      text: 'Le Fantôme ne bouge pas ce tour-ci et ne s’arrête donc sur rien ; s’il y a échange, vous n’en recevez rien. Règle maison : la carte imprimée est perdue, celle-ci est de nous.',
    },
    H3: {
      title: cardTitle('H3'),
      text: 'Tournez comme il vous plaît chaque dé qu’aucune figurine n’a encore reçu. Règle maison : la carte imprimée est perdue, celle-ci est de nous.',
    },
    H4: {
      title: cardTitle('H4'),
      text: 'Ce tour-ci, le Fantôme recule vers les Abysses, sans aller plus loin. Le jeton où il s’arrête est traité comme après tout autre déplacement du Fantôme.',
    },
    H5: {
      title: cardTitle('H5'),
      text: 'Retirez de la partie une autre carte dévoilée et dévoilez à sa place la première de la pioche. La nouvelle devra être jouée elle aussi.',
    },
    H5a: {
      title: 'Rien à remplacer',
      text: 'Si aucune autre carte n’est dévoilée, on n’en retire ni n’en dévoile aucune. Si la pioche est vide, la place reste vide.',
    },
    H6: {
      title: cardTitle('H6'),
      text: 'Faites monter à bord un équipier pris sur le parcours, d’un autre numéro que celui que vous avez payé. Le paiement peut même séparer l’équipage, pourvu que le nouveau venu le réunisse.',
    },
    H6a: {
      title: 'Les Actions 6 et 7 en détail',
      text: 'Si un équipier peut être placé, vous devez le faire. Il va à bord et nulle part ailleurs, jamais dans une cabine tenue par un mercenaire. S’il n’y a personne à placer, votre paiement ne peut pas séparer l’équipage.',
    },
    H7: {
      title: cardTitle('H7'),
      text: 'Faites monter à bord un équipier pris dans la défausse, d’un autre numéro que celui que vous avez payé. Le paiement peut même séparer l’équipage, pourvu que le nouveau venu le réunisse.',
    },
    H8: {
      title: cardTitle('H8'),
      text: 'Prenez dans la défausse jusqu’à deux jetons qui vous plaisent et mettez-les dans la réserve. Règle maison : la carte imprimée est perdue, celle-ci est de nous.',
    },
    H8a: {
      title: 'Votre équipier aussi',
      text: 'L’équipier que vous venez de payer pour l’Action 8 peut être l’un des jetons repris.',
    },
    H9: {
      title: cardTitle('H9'),
      text: 'Là où le Nautilion s’arrête ce tour-ci, trois jetons vont dans la réserve : celui où il s’arrête et le plus proche de chaque côté. Les Îles Bienheureuses et les Abysses ne se prennent jamais. Règle maison : « le plus proche » s’entend de ceux encore présents, et un écueil près d’un voisin ainsi pris reste là, sans effet.',
    },
    H9a: {
      title: 'Un filet vide',
      text: 'L’Action 9 ne prend rien si vous vous arrêtez aux Îles Bienheureuses, si l’abordage vous arrête ou si un écueil vous retient. Pour trouver les voisins, on saute les trous et les figurines.',
    },
    H10: {
      title: cardTitle('H10'),
      text: 'Si vous payez avec un 1, un 4 ou un 7, amenez de la défausse un jeton de chacun des deux autres numéros, à sa place dans la Cabine des mages. Règle maison : celui qui n’est pas dans la défausse ou dont la place est prise est laissé de côté.',
    },
    H10a: {
      title: 'Les assistants doivent venir',
      text: 'Pour l’Action 10, vous devez amener tout ce qui peut l’être, dans la limite des numéros de votre Amiral.',
    },
    H11: {
      title: cardTitle('H11'),
      text: 'Si vous payez avec un 2, un 5 ou un 8, un mercenaire du plateau du Fantôme est défaussé.',
    },
    H11a: {
      title: 'Personne pour déserter',
      text: 'Après l’abordage, ou sans mercenaire sur le plateau du Fantôme, l’Action 11 ne fait rien.',
    },
    H12: {
      title: cardTitle('H12'),
      text: 'Si vous payez avec un 3, un 6 ou un 9, tous les écueils de ce numéro posés près du parcours quittent la partie. Règle maison : ceux de la réserve et de la défausse y restent.',
    },
    H12a: {
      title: 'Trop tard pour repartir',
      text: 'Si un écueil vous retient déjà ce tour-ci, l’Action 12 ne vous libère pas : le tour reste perdu, et un écueil qu’elle retire ne rejoint pas votre réserve.',
    },
  },
};
