import type { Rulebook } from './outline.ts';

/** Les règles dans nos propres mots. « Règle maison : » dans un texte nomme la part qui est de nous. */
export const rulebook: Rulebook = {
  chapters: {
    setup: 'La mise en place',
    turn: 'Votre tour',
    explore: 'Explorer',
    council: 'Consulter le Conseil',
    recruit: 'Recruter des seigneurs',
    locations: 'Les clés et les lieux',
    powers: 'Les pouvoirs en détail',
    end: 'La fin et le score',
    kraken: 'Kraken',
    knowledge: 'Ce que vous pouvez savoir',
  },
  rules: {
    S1: {
      title: 'La pioche Exploration',
      text: 'La pioche compte 65 alliés et 6 monstres. Chacune des cinq races a quatre 1, trois 2, trois 3, deux 4 et un seul 5. Avec Kraken, sept krakens s’y ajoutent.',
    },
    S2: {
      title: 'La Cour et les lieux',
      text: 'Six seigneurs sont alignés à la Cour, tirés d’une pioche mélangée de 35, ou 53 avec Kraken. La place 1 est celle qui jouxte la pioche. Un lieu est face visible, tiré parmi 20, ou 26 avec Kraken.',
    },
    S3: {
      title: 'Ce que chacun a au départ',
      text: 'Chaque joueur a une perle et aucune carte. Les 20 jetons Monstre sont face cachée, le jeton Menace est sur la première de six cases. Le premier joueur est tiré au sort, et l’on joue dans le sens horaire.',
    },
    S4: {
      title: 'Ce que Kraken ajoute',
      text: 'Des nébulis, le Kraken (−5), trois sentinelles et une pioche de 25 butins : trois 3, quatre 4, cinq 5, six 6 et sept 7.',
    },
    S5: {
      title: 'Pareil à deux, trois ou quatre',
      text: 'Le matériel est exactement le même quel que soit le nombre de joueurs. Les perles, les clés et les nébulis ne s’épuisent jamais.',
    },
    S6: {
      title: 'L’ordre des premiers tirages',
      text: 'La Cour se remplit de la place 6 à la place 1 ; puis on retourne le lieu et l’on tire au sort le premier joueur.',
    },
    T1: {
      title: 'Comploter',
      text: 'Avant votre action, vous pouvez dépenser une perle, jamais un nébulis, pour faire venir à la Cour le premier seigneur de la pioche, sur la place libre la plus éloignée d’elle. Vous pouvez recommencer tant que vous pouvez payer.',
    },
    T2: {
      title: 'Quand utiliser un pouvoir',
      text: 'Un pouvoir qui sert une fois par tour s’utilise à n’importe laquelle de vos décisions pendant votre tour, et encore juste avant sa fin. Il ne peut interrompre ni un paiement, ni les dons du Receleur, ni le choix d’un allié à fédérer, de clés, de cartes à défausser ou de qui reçoit le Kraken (−5). Même quand il n’y a qu’une chose à faire, on vous le demande si un pouvoir encore utilisable pouvait y être perdu. Si plusieurs choses arrivent ensemble, vous choisissez leur ordre. Votre tour s’achève de lui-même quand il ne reste plus de pouvoir à utiliser.',
    },
    T3: {
      title: 'Nouveaux seigneurs et complots',
      text: 'Un seigneur qui vous rejoint peut utiliser son pouvoir le tour même, mais une seule fois, même s’il est libéré ensuite. Pour comploter, il faut une perle, une place libre à la Cour et un seigneur dans la pioche.',
    },
    H1: {
      title: 'La limite de douze',
      text: 'Si vous jouez avec la limite de main, vous finissez votre tour avec douze cartes au plus : pour chacune au-delà, vous payez une perle ou vous la défaussez. Le Commandant passe avant.',
    },
    X1: {
      title: 'Retourner des cartes',
      text: 'Pour explorer, retournez des cartes une à une sur une piste de cinq places.',
    },
    X2: {
      title: 'Vos rivaux peuvent acheter',
      text: 'Chaque allié est proposé à vos adversaires tour à tour, dans le sens horaire. Le premier qui accepte vous paie et prend la carte. La première vente de votre tour coûte 1 perle, la deuxième 2, la troisième 3 (et une quatrième 4, avec l’Hypnotiseur). Chacun peut acheter une fois pendant votre tour ; le maître de l’Hypnotiseur, deux.',
    },
    X3: {
      title: 'Prendre ou plonger plus loin',
      text: 'Quand un allié est vendu, vous devez retourner une autre carte à sa place. Quand personne n’en veut, prenez-le, ce qui met fin à votre exploration, ou laissez-le et retournez la suivante.',
    },
    X4: {
      title: 'La cinquième place',
      text: 'Un allié que personne n’achète à la cinquième place est pour vous, que vous le vouliez ou non, avec une perle en prime.',
    },
    X5: {
      title: 'Face à un monstre',
      text: 'Les monstres ne sont pas à vendre. Si vous combattez, vous recevez la récompense de la case Menace, le jeton Menace revient à la case 1, le monstre est défaussé et l’exploration est finie. Si vous le laissez, la menace monte d’un cran, jusqu’à 6 au plus, et vous retournez la carte suivante. À la cinquième place, il faut combattre, et vous gagnez aussi une perle.',
    },
    X6: {
      title: 'Ce que rapporte un combat',
      text: 'La case 1 donne une perle ou un jeton, la case 2 en donne deux, la case 3 une clé, la case 4 une clé et une perle ou un jeton, la case 5 une clé et deux perles ou jetons, la case 6 deux clés. Chaque fois, vous choisissez entre une perle et un jeton Monstre tiré au hasard, tant qu’il en reste.',
    },
    X7: {
      title: 'Après la plongée',
      text: 'Les alliés restés sur la piste rejoignent face cachée la pile du Conseil de leur race, les monstres la défausse. S’il faut piocher et que la pioche est vide, même en pleine exploration, on mélange la défausse pour en faire une nouvelle.',
    },
    X8: {
      title: 'L’exploration en détail',
      text: 'On n’interroge ni ceux qui ne peuvent payer ni ceux qui ont assez acheté. Vous annoncez combien de perles et combien de jetons vous prenez avant de tirer le moindre jeton. La perle de la cinquième place est un gain à part. Dans un tour supplémentaire, prix et achats repartent de zéro.',
    },
    A1: {
      title: 'Une pile entière',
      text: 'Prenez en main une pile du Conseil, tout entière. Elle doit contenir au moins une carte et ne pas être réservée par un autre.',
    },
    R1: {
      title: 'Le prix d’un seigneur',
      text: 'Un seigneur demande une somme et un nombre exact de races différentes, dont l’une peut être imposée. Défaussez des alliés d’exactement autant de races, la race imposée comprise, dont les valeurs ajoutées à vos perles atteignent la somme. Les perles complètent des points, jamais une race. On ne rend pas la monnaie.',
    },
    R2: {
      title: 'Pas une carte de trop',
      text: 'Vous ne pouvez pas dépenser une carte si les autres suffisent sans elle aux races et à la somme. Jouer moins de cartes et plus de perles est permis. Perles et nébulis comblent exactement ce qui manque.',
    },
    R3: {
      title: 'L’allié fédéré',
      text: 'Parmi les alliés dépensés, celui de plus faible valeur est fédéré : il reste devant vous jusqu’à la fin. S’il y en a plusieurs, choisissez. Les autres sont défaussés, les krakens toujours.',
    },
    R4: {
      title: 'L’arrivée du seigneur',
      text: 'Le seigneur vous rejoint comme seigneur libre, et un pouvoir d’arrivée agit aussitôt. Si bas que descende son prix, il ne passe jamais sous 0 et les races restent exigées.',
    },
    R5: {
      title: 'La Cour se resserre',
      text: 'Après un recrutement, les seigneurs de la Cour glissent en s’éloignant de la pioche. S’il en reste deux ou moins, vous gagnez 2 perles et la Cour est complétée à six ; sinon, on n’en ajoute aucun. Des seigneurs pris à la suite par le Corrupteur, le Traître ou l’Intrigant ne donnent lieu qu’à une seule vérification.',
    },
    R6: {
      title: 'Dans l’ordre',
      text: 'D’abord le paiement, puis les krakens sont défaussés, un allié est fédéré, les nébulis des krakens arrivent, le seigneur vous rejoint, l’Actionnaire touche son dû, le pouvoir du seigneur agit, la Cour se resserre, et l’on vérifie les clés. Un nouveau seigneur prend toujours la place libre la plus éloignée de la pioche. Les 2 perles ne viennent qu’après un recrutement, même si la pioche ne suffit pas à compléter la Cour.',
    },
    L1: {
      title: 'Trois clés ouvrent un lieu',
      text: 'Vos clés sont celles de vos seigneurs libres et actifs, et vos jetons Clé. Avec trois ou plus, vous devez prendre un lieu, et recommencer tant qu’il vous en reste trois. Choisissez-en un face visible, ou piochez-en un à quatre, gardez-en un et étalez les autres face visible.',
    },
    L2: {
      title: 'Payer en clés',
      text: 'Vous payez exactement trois clés, jetons et seigneurs mêlés à votre gré. Les seigneurs qui ont payé vont sous le lieu, et pas un de plus qu’il n’en faut.',
    },
    L3: {
      title: 'Les seigneurs sous un lieu',
      text: 'Un seigneur sous un lieu n’a plus ni pouvoir ni clé, et rien ne peut le désigner, sauf le Libérateur. Son influence et sa guilde comptent toujours, et il reste l’un de vos seigneurs.',
    },
    L4: {
      title: 'Les lieux en détail',
      text: 'On vérifie les clés une fois votre action finie et la Cour complétée. Annoncez combien de lieux vous piochez, pas plus qu’il n’en reste, avant de les voir ; il faut en garder un. Si aucun lieu ne vous est ouvert, vous gardez vos clés. On paie d’abord, puis le lieu produit son effet d’arrivée, et les clés trouvées dans un sanctuaire ne paient pas ce même sanctuaire.',
    },
    W1: {
      title: 'Devoir et pouvoir',
      text: 'Un pouvoir d’arrivée agit de quelque façon que le seigneur soit venu. S’il est dit « vous pouvez », vous êtes libre ; sinon il agit si c’est possible, et dans le cas contraire le journal le signale et la partie continue. Si plusieurs joueurs sont touchés, ils agissent dans le sens horaire à partir du maître du seigneur. Le Bailleur paie chaque fois qu’il arrive mais non quand on le libère, et un Commandant libéré compte aussitôt les mains.',
    },
    W2: {
      title: 'Commandant : quand on compte les mains',
      text: 'On compte les mains à l’arrivée du Commandant, à la fin du tour de chaque adversaire, et juste après qu’un adversaire a acheté une carte pendant le tour d’un autre.',
    },
    W3: {
      title: 'Assassin : ce qui est perdu',
      text: 'Vous désignez un seigneur libre et actif de chaque adversaire. Il perd pouvoir et clé mais reste libre ; son influence, sa guilde, sa clé imprimée et sa place parmi les seigneurs comptent toujours.',
    },
    W4: {
      title: 'Dompteur et Chaman',
      text: 'Sous le Dompteur, les récompenses de vos adversaires sont celles de la case d’en dessous, la case 1 au moins, et le jeton Menace revient à 1 comme d’habitude. Le Chaman protège son maître des neuf soldats des autres : ce qui est fait reste fait, et ni le Chasseur ni l’Assassin ne peuvent viser son maître.',
    },
    W5: {
      title: 'Archimage, Trésorier, Recruteur',
      text: 'L’Archimage agit à partir de votre recrutement suivant et ne fédère jamais de kraken. Le Trésorier et le Recruteur ne changent que le prix des seigneurs payés avec des alliés.',
    },
    W6: {
      title: 'Traître, Intrigant, Corrupteur',
      text: 'Le Traître et l’Intrigant sacrifient un autre de vos seigneurs libres, même désactivé, et ne recrutent personne aux yeux de l’Actionnaire. Le Corrupteur, lui, recrute : pour 5 perles tout rond, nébulis admis comme d’ordinaire, sans alliés et sans rien fédérer. Règle maison : ce qui compte pour l’Actionnaire.',
    },
    W7: {
      title: 'Les ambassadeurs',
      text: 'Un ambassadeur va sous le lieu qu’il apporte. Si le Libérateur le libère, c’est un simple seigneur libre, sans clé.',
    },
    W8: {
      title: 'Libérateur',
      text: 'Le seigneur libéré retrouve sa clé et son pouvoir permanent ; un pouvoir d’arrivée n’agit pas une seconde fois. On vérifie ensuite vos clés à nouveau.',
    },
    W9: {
      title: 'Illusionniste et Fumeurs noirs',
      text: 'L’Illusionniste remet l’un de vos lieux parmi ceux face visible et en prend un autre ; les seigneurs suivent, et l’effet d’arrivée du nouveau lieu se produit. Un sanctuaire ainsi cédé garde son butin, que son prochain maître pourra compléter. Les Fumeurs noirs vous laissent parcourir la pile et prendre à leur place le lieu de votre choix ; la pile est mélangée et la tuile quitte la partie. Si la pile est vide, ils restent et valent 0.',
    },
    W10: {
      title: 'Alchimiste et Armateur',
      text: 'La seconde pile de l’Alchimiste est obligatoire si une pile vous est ouverte. L’Armateur n’est pas payé pour les krakens.',
    },
    W11: {
      title: 'Détrousseur',
      text: 'Chaque fois qu’un adversaire gagne deux perles ou plus d’un seul coup, par un combat, un butin, un pouvoir, la Cour, une vente ou autre chose, l’une d’elles est pour vous. Cela vaut aussi pour les perles que vous lui payez vous-même.',
    },
    W12: {
      title: 'Invocateur à la fin',
      text: 'Si l’Invocateur est votre septième seigneur, vous jouez tout de même le tour supplémentaire. Les autres ont ensuite un tour chacun.',
    },
    W13: {
      title: 'D’autres pouvoirs en détail',
      text: 'Le Bourreau nomme une race qu’un adversaire non protégé a fédérée, et les alliés perdus vont à la défausse. L’Opportuniste et l’Intrigant ont besoin d’un seigneur dans la pioche, et les seigneurs qu’ils défaussent quittent la partie. Un ambassadeur pioche ce qui reste d’une pile trop courte ; s’il ne reste rien, il demeure libre. Le Guérisseur peut prendre un kraken, ou un allié tout juste dépensé pour lui. Le Receleur peut transmettre les nébulis venus de ses propres krakens.',
    },
    E1: {
      title: 'Quand vient la fin',
      text: 'La fin vient quand un joueur a sept seigneurs ou quand la Cour ne peut être complétée comme elle le devrait. On finit ce tour, et tous les autres en ont exactement un de plus.',
    },
    E2: {
      title: 'Fédérer une dernière fois',
      text: 'Chacun fédère alors le plus faible allié de chaque race qu’il a en main et défausse le reste. Avec Kraken, les krakens se règlent avant.',
    },
    E3: {
      title: 'Le score',
      text: 'Additionnez vos lieux, l’influence de tous vos seigneurs, le plus fort allié fédéré de chaque race et vos jetons Monstre. Avec Kraken, retranchez ce que coûtent vos nébulis.',
    },
    E4: {
      title: 'Les égalités',
      text: 'À score égal, le plus de perles l’emporte, puis le seigneur le plus influent ; après quoi la victoire est partagée.',
    },
    E5: {
      title: 'Les lieux à la fin',
      text: 'La Cité des miroirs compte comme le lieu adverse qui vaut le plus avec vos propres seigneurs, alliés et nébulis, ou avec le butin posé sur un sanctuaire ; elle ne vaut jamais moins de 0. Les tours s’en tiennent aux clés imprimées. L’Antre du kraken peut valoir moins de 0. Règle maison : pour les Abysses, ambassadeurs et contrebandiers sont deux guildes.',
    },
    E6: {
      title: 'Quand personne ne recrute',
      text: 'Après 15 manches sans que personne ait recruté de seigneur, la partie s’arrête à la fin de la manche et l’on compte les points.',
    },
    E7: {
      title: 'La fin en détail',
      text: 'On compte vos seigneurs à la fin du tour, y compris les désactivés et ceux sous les lieux. Un Invocateur dans votre dernier tour vous en donne encore un autre. La Cité des miroirs ne copie jamais une Cité des miroirs.',
    },
    K1: {
      title: 'Le kraken remplace toute race',
      text: 'Un kraken utilisé pour recruter est de la race que vous voulez, déjà présente parmi vos cartes ou nouvelle. Vos autres cartes ne peuvent montrer plus de races que demandé ; vos krakens doivent fournir celles qui manquent ; et la race imposée doit être là, ou un kraken rester libre pour en tenir lieu.',
    },
    K2: {
      title: 'Les krakens et leur prix',
      text: 'Un kraken resté sur la piste va dans la pile du Conseil que choisit l’explorateur. Les krakens ne sont jamais fédérés : si vous recrutez avec eux seuls, vous ne fédérez rien. Chaque kraken utilisé pour recruter apporte, une fois le paiement fait, les nébulis indiqués sur lui. Défaussé autrement, il n’en apporte aucun.',
    },
    K3: {
      title: 'Ce que coûtent les nébulis',
      text: 'À la fin, vous perdez 1 point par nébulis, et 5 de plus si vous avez le Kraken (−5).',
    },
    K4: {
      title: 'Payer en nébulis',
      text: 'Quand vous achetez un allié ou complétez le prix d’un seigneur, un nébulis peut entrer dans le paiement, pourvu que toutes vos perles y passent aussi. Le Hors-la-loi en permet deux ; le Faux-monnayeur permet de garder des perles. Jamais plus de nébulis qu’il ne manque, et jamais pour comploter. Ceux d’un achat vont au vendeur, ceux d’un seigneur au stock. Règle maison : cela vaut aussi pour les 5 perles du Corrupteur.',
    },
    K5: {
      title: 'Le Kraken (−5)',
      text: 'Le premier à recevoir un nébulis reçoit le Kraken (−5). Après chaque vente, paiement, nébulis venus de krakens, Receleur ou Passeur, il passe à qui vient d’égaler ou de dépasser son porteur ; s’ils sont plusieurs, seuls comptent les plus corrompus, et entre égaux le porteur choisit. Les dons du Receleur comptent pour un seul événement. Quand personne n’a plus de nébulis, il retourne au stock. Règle maison : l’égalité ou l’avance doit être nouvelle.',
    },
    K6: {
      title: 'Les krakens à la fin',
      text: 'Les krakens encore en main apportent leurs nébulis, sauf si votre Nettoyeur est actif, puis sont défaussés. Le Kraken (−5) est alors attribué une dernière fois ; si personne ne l’a et qu’il y a égalité, il va au premier des ex æquo dans le sens horaire depuis le premier joueur.',
    },
    K7: {
      title: 'Les sentinelles',
      text: 'Le Guetteur, la Vigie et l’Éclaireur apportent chacun leur sentinelle et un nébulis. Posez la sentinelle sur un seigneur de la Cour, sur une pile du Conseil, même vide, ou sur un lieu face visible ; chacune de ces trois zones en accueille une au plus. Dès lors, les autres ne peuvent plus prendre ce qu’elle garde, mais on peut toujours ajouter des cartes à une pile gardée. La chose prise, la sentinelle vous revient, et dès votre tour suivant vous pouvez la reposer avant votre action. Elle est à vous pour toujours, quoi qu’il arrive au seigneur, et suit un seigneur qui glisse. Règle maison : vous la posez aussitôt, et nul autre ne peut défausser ni échanger ce qu’elle garde ; si vous le faites vous-même, elle vous revient.',
    },
    K8: {
      title: 'Fouiller un sanctuaire',
      text: 'En prenant un sanctuaire, piochez-y un butin et touchez sa récompense : 3 une clé, 4 deux perles, 5 un jeton Monstre, 6 le prochain allié de la pioche Exploration (chaque monstre rencontré fait monter la menace et est défaussé), 7 rien. Arrêtez-vous ou piochez encore. Si la valeur y est déjà, la récompense est tout de même pour vous, mais les deux cartes sont défaussées et la fouille est finie. Le sanctuaire vaut le butin qui y reste, et les clés trouvées comptent tout de suite. Règle maison : la première pioche est obligatoire ; une pioche de butin vide arrête la fouille ; une récompense introuvable n’est pas donnée.',
    },
    K9: {
      title: 'Les krakens sur la piste',
      text: 'Les krakens restés sur la piste peuvent aller dans n’importe quelle pile, même gardée. On les place dans l’ordre de la piste, une fois l’Armateur payé.',
    },
    V1: {
      title: 'Ce qui est secret',
      text: 'Seul son propriétaire connaît la valeur d’un jeton Monstre ; celui que prend le Chasseur est connu des deux joueurs concernés. Ce qui n’est pas encore pioché n’est connu de personne. Tout le reste est public : chaque carte entre dans une main et en sort au vu de tous.',
    },
    V2: {
      title: 'Jouer de mémoire',
      text: 'Sans l’option « Montrer les cartes vues », le plateau ne montre que le nombre de cartes des autres mains, des piles et de la défausse. Le maître du Guérisseur voit la défausse pendant qu’il y choisit.',
    },
  },
};
